#!/bin/sh
# Brings the running shop to what stands in this folder, one copy after the other: git pull && sh ops/deploy/update.sh
# With --back the images from before the last update run again; the database stays as it is.
set -eu
direction=${1:-}
. "$(dirname "$0")/compose.sh"
# What is added below begins a line of its own.
[ -z "$(tail -c 1 "$ENV_FILE")" ] || echo >> "$ENV_FILE"
# A shop from before the admin had a host of its own: the address is added, and what is to be done for it is said.
if ! grep -q '^ADMIN_URL=' "$ENV_FILE"; then
  domain=$(sed -n 's/^SHOP_ADDRESS=//p' "$ENV_FILE")
  case $domain in
    '' | :*) printf 'ADMIN_URL=http://localhost:3001\nADMIN_ADDRESS=:3001\n' ;;
    *) printf 'ADMIN_URL=https://admin.%s\nADMIN_ADDRESS=admin.%s\n' "$domain" "$domain" ;;
  esac >> "$ENV_FILE"
  say "The admin gets a host of its own: $(sed -n 's/^ADMIN_URL=//p' "$ENV_FILE"). Point that name at this server, or write another one into $ENV_FILE."
  say "Everybody needs a code app from now on. For each account: docker compose run --rm cms node dist/first-sign-in.mjs --reset NAME"
fi
# A shop from before the application had a role of its own in the database: `prepare` makes the role with this password.
grep -q '^DATABASE_PASSWORD=' "$ENV_FILE" || printf 'DATABASE_PASSWORD=%s\n' "$(head -c 24 /dev/urandom | base64 | tr -d '\n' | tr '+/' '-_')" >> "$ENV_FILE"
tag=${SHOP_VERSION:-$(sed -n 's/^SHOP_VERSION=//p' "$ENV_FILE")}
tag=${tag:-latest}

if [ "$direction" = --back ]; then
  for image in shop-web shop-cms; do
    docker image inspect "$image:$tag-before" >/dev/null 2>&1 || { echo "There is no $image:$tag-before to go back to." >&2; exit 1; }
  done
  for image in shop-web shop-cms; do
    docker tag "$image:$tag" "$image:$tag-left"
    docker tag "$image:$tag-before" "$image:$tag"
    docker tag "$image:$tag-left" "$image:$tag-before"
    docker rmi "$image:$tag-left" >/dev/null
  done
else
  say "Building"
  compose build
  # What runs now is what --back goes back to, however often an update was begun.
  for service in web cms; do
    id=$(running "$service" | head -1)
    [ -n "$id" ] || { echo "The shop does not run: docker compose up -d starts it." >&2; exit 1; }
    docker tag "$(docker inspect -f '{{.Image}}' "$id")" "shop-$service:$tag-before"
  done
  # With the new images, which know how; the shop that runs is still the old one.
  # A copy elsewhere that failed (3) is told, and no reason to stop: the backup itself is here.
  sh ops/deploy/backup.sh || [ $? = 3 ]
  say "Bringing the database up to date"
  compose run --rm -T prepare
fi

# As many new copies as there are old ones; when they are well the old ones go, one at a time.
for service in worker cms web; do
  old=$(running "$service")
  count=$(echo "$old" | wc -w)
  [ "$count" -gt 0 ] || { echo "The shop does not run: docker compose up -d starts it." >&2; exit 1; }
  say "$service: $count to replace"
  compose up -d --no-deps --no-build --no-recreate --scale "$service=$((count * 2))" "$service"
  until_well "$service"
  for id in $old; do
    docker stop -t 20 "$id" >/dev/null
    docker rm "$id" >/dev/null
  done
done
compose exec -T caddy cat /etc/caddy/Caddyfile | cmp -s - ops/deploy/Caddyfile || {
  say "caddy: its rules have changed; the shop is away for a second"
  compose up -d --no-deps --force-recreate caddy
}
say "Every copy is new"
