# Sourced by scripts that install what they need. On Debian and Ubuntu by apt; elsewhere the names are printed.
# shellcheck shell=bash

# say WORDS: to standard error, which is where all but data goes.
say() {
    echo "$(basename "$0"): $*" >&2
}

# missing_packages PACKAGE...: those that are not installed, one a line.
missing_packages() {
    local package
    for package; do
        if [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" != installed ]; then
            echo "$package"
        fi
    done
}

# as_root COMMAND...: by sudo where needed and possible.
as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        return 1
    fi
}

# apt_get WORDS...: quiet and without questions; what it says goes to standard error.
apt_get() {
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0 "$@" </dev/null >&2
}

apt_is_current=no

# install_packages PACKAGE...: installs those that are missing. False when that is impossible; then it has said so.
install_packages() {
    if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
        say "no apt here; needed are what Debian calls: $*"
        return 1
    fi
    local missing
    mapfile -t missing < <(missing_packages "$@")
    if [ ${#missing[@]} -eq 0 ]; then
        return 0
    fi
    say "installing ${missing[*]}"
    if [ "$apt_is_current" = no ]; then
        apt_get update && apt_is_current=yes
    fi
    if apt_get install -y --no-install-recommends "${missing[@]}"; then
        return 0
    fi
    say "could not install; as root: apt-get install ${missing[*]}"
    return 1
}
