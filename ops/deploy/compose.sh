# For the other commands of this folder: goes to the top folder, and calls whichever compose there is.
cd "$(dirname "$0")/../.."
ENV_FILE=${ENV_FILE:-.env}
if [ ! -e "$ENV_FILE" ]; then
  echo "There is no $ENV_FILE. Make it with: sh ops/deploy/make-env.sh" >&2
  exit 1
fi
if docker compose version >/dev/null 2>&1; then
  compose() { docker compose --env-file "$ENV_FILE" "$@"; }
else
  compose() { docker-compose --env-file "$ENV_FILE" "$@"; }
fi

# The containers of a service that run now, oldest first.
running() { compose ps -q "$1" | while read -r id; do [ "$(docker inspect -f '{{.State.Running}}' "$id")" = false ] || echo "$(docker inspect -f '{{.Created}}' "$id") $id"; done | sort | cut -d' ' -f2; }

# Waits until every container of a service is well, at most five minutes.
until_well() {
  ids=$(running "$1")
  for _ in $(seq 600); do
    sick=0
    for id in $ids; do [ "$(docker inspect -f '{{.State.Health.Status}}' "$id")" = healthy ] || sick=1; done
    [ $sick = 1 ] || return 0
    sleep 0.5
  done
  echo "$1 did not become well within five minutes. See: docker logs $id" >&2
  exit 1
}

# What marks a key without telling it: the first half of its hash.
marks_of_keys() { sed -n 's/^FIELD_KEYS=//p' "$ENV_FILE" | tr ',' '\n' | while read -r key; do [ -z "$key" ] || printf '%s' "${key#*:}" | sha256sum | cut -c1-32; done; }

say() { echo "$(date +%H:%M:%S)  $1"; }
