#!/bin/sh
# `npm test -- image`, as root on Debian: builds both images without a container engine, and runs them twice over the same data as an engine
# would: in the image's account, with a root that cannot be written.
set -euf
cd "$(dirname "$0")/../.."
type buildah debootstrap >/dev/null || { apt-get update -qq && apt-get install -y -qq --no-install-recommends buildah debootstrap; }
work=$(mktemp -d -t pryad-images-XXXXXX) running=
trap 'IFS=" "; set +e; [ -z "$running" ] || kill -9 $running; rm -rf "$work"' EXIT
trap 'exit 130' INT TERM
fail() { echo "$*" >&2; exit 1; }
b() { timeout --foreground 2400 buildah --root "$work/store" --runroot "$work/run" --storage-driver vfs "$@"; }

# What Debian's slim image is: https://github.com/debuerreotype/debuerreotype. Unpacking there does not wait for the disk either.
base=$(b from scratch) root=$(b mount "$base")
timeout 900 debootstrap --variant=minbase "$(sed -n 's/.*debian:\(.*\)-slim/\1/p' Containerfile)" "$root" >/dev/null
rm -r "$root/usr/share/doc" "$root/usr/share/man" "$root/usr/share/info" "$root/usr/share/locale" "$root/var/cache/apt" "$root/var/lib/apt/lists"
echo force-unsafe-io >"$root/etc/dpkg/dpkg.cfg.d/docker"
b commit -q --rm "$base" localhost/base >/dev/null

build() { # <app> <megabytes, with all layers>
  b build --isolation=chroot --layers --format=docker --build-arg BASE=localhost/base --build-arg NPM_CONFIG_REGISTRY \
    ${NODE_EXTRA_CA_CERTS:+"--volume=$NODE_EXTRA_CA_CERTS:/run/ca.crt:ro" --build-arg=NODE_EXTRA_CA_CERTS=/run/ca.crt} \
    --target "$1" --tag "localhost/$1" . >"$work/log" 2>&1 || fail "$(tail -n 40 "$work/log")"
  size=$(b images --format '{{.Size}}' "localhost/$1")
  echo "Image of the $1: $size, at most $2 MB"
  case $size in *' MB') [ "${size%%[. ]*}" -lt "$2" ] ;; *) false ;; esac || fail 'It is too large.'
  mkdir -m 700 "$work/data-$1" && chown 10001:10001 "$work/data-$1"
  root=$(b mount "$(b from "localhost/$1")")
  ln -s "$root" "$work/$1"
  for name in git make gcc npm typescript esbuild vite vitest playwright; do
    [ -z "$(find "$root/usr/bin" "$root/usr/local/bin" "$root/srv/pryad/node_modules" -maxdepth 1 -name "$name")" ] || fail "It has $name."
  done
}

inspect() { b inspect --type image --format "{{range .Docker.Config.$2}}{{println .}}{{end}}" "localhost/$1"; }
secret=$(od -An -N32 -tx1 /dev/urandom | tr -d ' \n') port=$((20000 + $$ % 20000))
cms_port=$((port + 1))
within() { # <app> <command> …: replaces the shell that it runs in
  app=$1 data=$work/data-$1
  shift
  set -- PATH=/usr/local/bin:/usr/bin:/bin "API_URL=http://127.0.0.1:$cms_port" "PORT=$port" "CMS_PORT=$cms_port" LOG_LEVEL=warn SITE_PURGE_URLS=none SITE_SECRET=$secret PAYLOAD_SECRET=$secret "$@"
  set -- -C "/srv/pryad/apps/$app" $(inspect "$app" Env) "$@"
  exec unshare --mount sh -ec 'root=$1; mount --bind "$root" "$root"; mount --bind "$2" "$root/var/lib/pryad"
    mount -t tmpfs tmpfs "$root/tmp"; mount -t proc proc "$root/proc"; mount --rbind /dev "$root/dev"; mount -o remount,bind,ro "$root"
    account=$3; shift 3; exec chroot --userspec="$account" "$root" env -i "$@"' enter "$(readlink "$work/$app")" "$data" \
    "$(b inspect --type image --format '{{.Docker.Config.User}}' "localhost/$app")" "$@"
}

start() { # <app>
  within "$1" $(inspect "$1" Cmd) &
  running="$running $!" tries=0
  until (within "$1" $(inspect "$1" Healthcheck.Test | tail -n +2)); do
    [ $((tries += 1)) -lt 200 ] && kill -0 $! || fail "The $1 does not start."
    sleep 1
  done
}
get() { wget -q -T 10 -t 1 -O - "http://127.0.0.1:$1" || fail "There is no answer of $1."; }

build site 250
build cms 700
IFS='
'
for new in '[1-9][0-9]*' 0; do
  (within site sh -c '[ -w /tmp ] && [ -w "$DATA_DIR" ] && ! [ -w /var/tmp ] && [ "$(id -u)" = 10001 ]') || fail 'What can be written is not what should.'
  (within cms node src/operations/first-content/run.ts /srv/pryad/content) | tee "$work/log"
  grep -q "^First content: $new new" "$work/log" || fail "Other than expected: $new new."
  running=
  start cms
  start site
  get "$port/" | grep -q 'href="/articles/' || fail 'The main page has no articles.'
  get "$port/readyz" && get "$cms_port/readyz" && echo
  IFS=' '
  for app in $running; do
    kill "$app"
    (sleep 10 && kill -9 "$app") &
    wait "$app" || fail "It did not end by itself within ten seconds, but with $?."
    kill $!
  done
  IFS='
'
done
running=
echo 'Both images hold.'
