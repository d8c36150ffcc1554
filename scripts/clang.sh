# Sourced. Finds a clang++ of version 16 or newer.
# shellcheck shell=bash

CLANG_VERSIONS="16 19 18 17 20 21"

# find_clang [FLAGS]: a clang++ that compiles and links a program with FLAGS.
find_clang() {
    local version
    for version in $CLANG_VERSIONS; do
        if echo 'int main() { return 0; }' | "clang++-$version" "$@" -include string -x c++ -o /dev/null - 2>/dev/null; then
            echo "clang++-$version"
            return 0
        fi
    done
    return 1
}

# packaged_clang: the version that can be installed, if any.
packaged_clang() {
    local version
    for version in $CLANG_VERSIONS; do
        if apt-cache show "libc++-$version-dev" >/dev/null 2>&1; then
            echo "$version"
            return 0
        fi
    done
    return 1
}
