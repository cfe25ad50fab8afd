#!/usr/bin/env bash
# Chooses new versions of everything and writes them down with their hashes: `make lock`.
#
# The locks hold for every platform and every Python that we support, and name no registry: whoever installs
# from them may use a mirror, and the hashes prove that it gave the same files.
set -euo pipefail
cd "$(dirname "$0")/.."

tools=.setup/lock-tools
[ -x "$tools/bin/uv" ] || { python3 -m venv "$tools" && "$tools/bin/pip" install --quiet 'uv==0.13.8'; }

compile() { # output, more options
  local output=$1
  shift
  "$tools/bin/uv" --no-config --quiet pip compile pyproject.toml --group build "$@" --upgrade \
    --universal --python-version 3.11 --generate-hashes --custom-compile-command 'make lock' \
    --no-emit-index-url --no-emit-find-links --output-file "$output"
}
echo "Python packages ..."
compile requirements.lock
compile requirements-test.lock --group test --constraint requirements.lock

echo "npm packages ..."
# In an empty folder: beside installed packages npm copies what it finds, without the hashes.
empty=$(mktemp -d)
trap 'rm -rf "$empty"' EXIT
cp web/package.json web/.npmrc "$empty"
(cd "$empty" && npm install --package-lock-only --ignore-scripts --no-audit --no-fund --loglevel=error)
# Where to send the authors money is no part of what is installed, and would be addresses in the lock.
node -e '
  const fs = require("node:fs");
  const lock = JSON.parse(fs.readFileSync(process.argv[1], "utf8"));
  for (const [name, one] of Object.entries(lock.packages)) {
    delete one.funding;
    if (name && !one.integrity) throw new Error(`there is no hash for ${name}`);
  }
  fs.writeFileSync(process.argv[2], JSON.stringify(lock, null, 2) + "\n");
' "$empty/package-lock.json" web/package-lock.json

if grep -nE 'https?://' requirements.lock requirements-test.lock web/package-lock.json; then
  echo "A lock names an address: that must not be." >&2
  exit 1
fi
