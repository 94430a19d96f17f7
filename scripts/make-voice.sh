#!/usr/bin/env bash
# Makes the clips of worker mode with a synthetic voice, until people have spoken them. Run by hand when a sentence or a
# language changes:   bash scripts/make-voice.sh hi en …
# Needs espeak-ng and ffmpeg (Debian). The clips are committed with the hash of each text (web/public/voice/LANG/texts.json).
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for language in "$@"; do
  voice=$language
  [ "$language" = en ] && voice=en-gb
  mkdir -p "web/public/voice/$language"
  npx tsx scripts/data/voice-texts.ts "$language" --changed > "$work/texts.tsv"
  while IFS=$'\t' read -r key text; do
    printf '%s' "$text" | espeak-ng -v "$voice" -s 135 -g 4 -w "$work/clip.wav"
    ffmpeg -nostdin -loglevel error -y -i "$work/clip.wav" \
      -af 'silenceremove=start_periods=1:start_threshold=-50dB,areverse,silenceremove=start_periods=1:start_threshold=-50dB,areverse' \
      -ac 1 -ar 22050 -c:a aac -b:a 24k -movflags +faststart -map_metadata -1 -fflags +bitexact -flags:a +bitexact \
      "web/public/voice/$language/$key.m4a"
  done < "$work/texts.tsv"
  npx tsx scripts/data/voice-texts.ts "$language" --write
done
