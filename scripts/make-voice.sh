#!/usr/bin/env bash
# Makes the clips of worker mode with a synthetic voice, until people have spoken them. Run by hand when a sentence or a
# language changes:   bash scripts/make-voice.sh hi en …   and all of them anew:   bash scripts/make-voice.sh --again hi en …
# Needs espeak-ng and ffmpeg (Debian). The clips are committed, one file a flow and language (web/shared/voice/clips), with
# the hash of each text. A person's recordings take their place by: npx tsx scripts/data/voice-texts.ts LANG --write FOLDER
# AAC in m4a, mono, 16 kHz, asked for 16 kb/s: ffmpeg's encoder spends about 20 on speech, half of what it spent on the 24
# at 22 kHz before. What is said stays below 8 kHz, as on a good phone line; npm run bench:voice weighs what a walk fetches.
# A language has 2 MB in all: the words of contracts were made smaller, with  RATE=8k HERTZ=12000 bash scripts/make-voice.sh …
# and the clauses in mr, ta and te smaller still, with  RATE=6k HERTZ=8000  (ta: PACE=155)
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
again=no
[ "${1:-}" = --again ] && again=yes && shift
for language in "$@"; do
  voice=$language
  [ "$language" = en ] && voice=en-gb
  # Telugu's words are long: at the others' pace its sentences take longer, and all of them pass 2 MB.
  pace=${PACE:-135}
  [ "$language" = te ] && pace=150
  mkdir -p "$work/$language"
  which=--changed
  [ "$again" = yes ] && which=--all
  npx tsx scripts/data/voice-texts.ts "$language" "$which" > "$work/texts.tsv"
  while IFS=$'\t' read -r key text; do
    printf '%s' "$text" | espeak-ng -v "$voice" -s "$pace" -g 4 -w "$work/clip.wav"
    ffmpeg -nostdin -loglevel error -y -i "$work/clip.wav" \
      -af 'silenceremove=start_periods=1:start_threshold=-50dB,areverse,silenceremove=start_periods=1:start_threshold=-50dB,areverse' \
      -ac 1 -ar "${HERTZ:-16000}" -c:a aac -b:a "${RATE:-16k}" -movflags +faststart -map_metadata -1 -fflags +bitexact -flags:a +bitexact \
      "$work/$language/$key.m4a"
  done < "$work/texts.tsv"
  npx tsx scripts/data/voice-texts.ts "$language" --write "$work/$language"
done
