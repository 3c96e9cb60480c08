#!/bin/sh
# Brings the shop, or a new version of it, to a Docker Swarm: SHOP_VERSION=2026-11-25 sh ops/deploy/stack.sh [more.yml]
# On a manager. Settings and secrets come from .env; what is secret becomes a file that only those get who need it. The
# images are pulled from REGISTRY, such as registry.example/practice/. It ends when every copy is well.
set -eu
cd "$(dirname "$0")/../.."
ENV_FILE=${ENV_FILE:-.env}
[ -e "$ENV_FILE" ] || { echo "There is no $ENV_FILE. Make it with: sh ops/deploy/make-env.sh, and see docs/deploy.md." >&2; exit 1; }
export STACK="${STACK:-shop}" REGISTRY="${REGISTRY:-}" STACK_NETWORK="${STACK_NETWORK:-${STACK:-shop}-inside}"
say() { echo "$(date +%H:%M:%S)  $1"; }
given() { sed -n "s/^$1=//p" "$ENV_FILE" | tail -1; }

needed="DATABASE_OWNER_URL DATABASE_URL PAYLOAD_SECRET FIELD_KEYS PREVIEW_SECRET LINK_SECRET CMS_API_KEY REDIS_URL S3_ACCESS_KEY_ID S3_SECRET_ACCESS_KEY SMTP_URL"
optional="STRIPE_SECRET_KEY STRIPE_WEBHOOK_SECRET OPENAI_API_KEY"
for name in $needed SITE_URL ADMIN_URL MAIL_FROM S3_BUCKET S3_REGION; do
  [ -n "$(given "$name")" ] || { echo "$name is missing in $ENV_FILE." >&2; exit 1; }
done
# What the shell sets wins.
for name in SHOP_VERSION SITE_URL ADMIN_URL SHOP_ADDRESS ADMIN_ADDRESS TRUST_PROXY TRUSTED_PROXIES MAIL_FROM BACKUP_RECIPIENT DATABASE_POOL S3_BUCKET S3_REGION S3_ENDPOINT STRIPE_PUBLISHABLE_KEY OPENAI_MODEL OPENAI_BASE_URL LOG_LEVEL METRICS_PORT HTTP_PORT ADMIN_PORT WEB_COPIES CMS_COPIES WORKER_COPIES COPIES_ON_A_MACHINE CADDY_IMAGE; do
  eval "[ -n \"\${$name:-}\" ]" || { value=$(given "$name"); [ -z "$value" ] || export "$name=$value"; }
done

# Between machines everything goes encrypted, health data too.
docker network inspect "$STACK_NETWORK" >/dev/null 2>&1 || docker network create --driver overlay --opt encrypted "$STACK_NETWORK" >/dev/null

# A secret of Swarm never changes: another value is another secret, and the mark of all of them tells which.
SECRETS_MARK=$(for name in $needed $optional; do echo "$name=$(given "$name")"; done | sha256sum | cut -c1-12)
CADDYFILE_MARK=$(sha256sum < ops/deploy/Caddyfile | cut -c1-12)
export SECRETS_MARK CADDYFILE_MARK
# Those of before go as soon as nothing runs with them any more.
docker secret ls --quiet --filter "label=shop=$STACK" | while read -r id; do docker secret rm "$id" >/dev/null 2>&1 || :; done
for name in $needed $optional; do
  docker secret inspect "${STACK}_${name}_$SECRETS_MARK" >/dev/null 2>&1 || { given "$name"; [ -n "$(given "$name")" ] || echo; } | docker secret create --label "shop=$STACK" "${STACK}_${name}_$SECRETS_MARK" - >/dev/null
done

files="--compose-file ops/deploy/stack.yml"
for file in "$@"; do files="$files --compose-file $file"; done
say "Deploying"
# shellcheck disable=SC2086
docker stack deploy $files --prune --with-registry-auth --resolve-image "${RESOLVE_IMAGE:-always}" "$STACK" >/dev/null

# Every service has as many copies as it should, of the new version, and none is being replaced.
# Swarm takes a moment to begin.
sleep 3
for _ in $(seq 900); do
  waiting=
  for service in $(docker stack services --format '{{.Name}}' "$STACK"); do
    state=$(docker service inspect --format '{{if .UpdateStatus}}{{.UpdateStatus.State}}{{end}}' "$service")
    case $state in updating) waiting=$service; continue ;; rollback* | paused) echo "$service did not get well, and is what it was before. See: docker service ps --no-trunc $service" >&2; exit 1 ;; esac
    copies=$(docker service ls --filter "name=$service" --format '{{.Name}} {{.Replicas}}' | sed -n "s/^$service \([0-9]*\/[0-9]*\).*/\1/p")
    case $service in
      *_prepare) docker service ps --format '{{.CurrentState}}' "$service" | head -1 | grep -q '^Complete' || waiting=$service ;;
      *) [ "${copies%/*}" = "${copies#*/}" ] || waiting=$service ;;
    esac
  done
  [ -n "$waiting" ] || { say "Every copy is well"; exit 0; }
  sleep 1
done
echo "$waiting did not get well within fifteen minutes. See: docker service ps --no-trunc $waiting" >&2
exit 1
