import { type FormEvent, useState } from 'react';
import { placesIn, placesNear, suggestPlaces } from '#contract/marketplace/providers/providers.calls.ts';
import type { SayKey } from '#domain/voice/says.ts';
import { placeAskScreen, placeScreen } from '#domain/voice/screens.ts';
import { call } from '#web/shared/api/api.ts';
import { keepInDraft, readDraft } from '#web/shared/browser/drafts.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { cx } from '#web/shared/ui/cx.ts';
import { BigButton } from '#web/shared/voice/big-button.tsx';
import { VoiceFrame } from '#web/shared/voice/frame.tsx';
import { Sign } from '#web/shared/voice/sign.tsx';
import { Tiles } from '#web/shared/voice/tiles.tsx';
import { useSay } from '#web/shared/voice/use-say.ts';
import voice from '#web/shared/voice/voice.module.css';
import { type Place, type PlaceStep, readPlaces } from './place-steps.ts';
import styles from './register.module.css';

const atOnce = 5;

interface PlaceTilesProps {
  found: Place[];
  /** What of it is asked. */
  by?: 'state' | 'district' | 'place';
  /** The first that is shown. */
  at: number;
  busy: boolean;
  onChoose: (place: Place) => void;
  onMore: (at: number) => void;
  /** Other towns near one of these, once all of them were shown. */
  onRound: (place: Place) => void;
}

/** Five places, and those after them; a place is read aloud where the device has a voice. */
function PlaceTiles({ found, by = 'place', at, busy, onChoose, onMore, onRound }: PlaceTilesProps) {
  const { words, name, speak } = useSay();
  const placeName = usePlaceNames();
  const shown = found.slice(at, at + atOnce);
  const [first] = found;
  const next = at + atOnce;
  return (
    <div className={voice.tiles}>
      {shown.map((one) => (
        <button
          key={`${one.pin} ${one[by]}`}
          type="button"
          className={cx(voice.tile, styles.place)}
          disabled={busy}
          onClick={() => {
            speak(name(placeName(one[by])));
            onChoose(one);
          }}
        >
          <span>{placeName(one[by])}</span>
          {by === 'place' && one.district !== one.place && <small>{placeName(one.district)}</small>}
        </button>
      ))}
      {first && (by === 'place' || found.length > atOnce) && (
        <button
          type="button"
          className={voice.tile}
          disabled={busy}
          onClick={() => (next < found.length ? onMore(next) : onRound(first))}
        >
          <Sign name="more" size={64} />
          <span>{words.placeMore}</span>
        </button>
      )}
    </div>
  );
}

const form = 'voicePlace';
const patienceMs = 15_000;

/** Where the phone is; nothing where it does not say. */
const whereAmI = (): Promise<{ lat: number; lng: number } | undefined> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng } }) => resolve({ lat, lng }),
      () => resolve(undefined),
      { timeout: patienceMs, maximumAge: patienceMs },
    );
  });

const near = async (body: { lat: number; lng: number } | { pin: string }): Promise<Place[]> =>
  (await call(placesNear, { body })).data;

const byPhone = async (): Promise<Place[]> => {
  const here = await whereAmI();
  return here ? near(here) : [];
};
const inside = async (query: { state?: string; district?: string }): Promise<Place[]> =>
  (await call(placesIn, { query })).data;
const byName = async (q: string): Promise<Place[]> => (await call(suggestPlaces, { query: { q } })).data;

/** Looks for places, keeps them for a reload, and shows them. */
function useFind(open: (step: string) => void) {
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<SayKey>();
  const go = (next: string) => {
    setWrong(undefined);
    open(next);
  };
  /** @param none what is said where nothing was found @param next where one chooses among them */
  const find = async (search: () => Promise<Place[]>, none: SayKey, next: PlaceStep = 'placeWhich') => {
    setBusy(true);
    setWrong(undefined);
    try {
      const found = await search();
      if (found.length === 0) return setWrong(none);
      keepInDraft(form, next, JSON.stringify(found));
      go(next);
    } catch {
      setWrong('failed');
    } finally {
      setBusy(false);
    }
  };
  return { busy, wrong, go, find };
}

interface Props {
  step: PlaceStep;
  /** Of the places found, the first that is shown. */
  at: number;
  open: (step: string) => void;
  onChoose: (place: Place) => void;
}

/** A place without its PIN code: the phone says it, which is asked for first, or it is found by its name. */
export function PlaceFinder({ step, at, open, onChoose }: Props) {
  const { busy, wrong, go, find } = useFind(open);
  const back = () => window.history.back();
  if (step === 'placeAsk')
    return (
      <VoiceFrame id="placeAsk" question={placeAskScreen.question} wrong={wrong} onBack={back}>
        <Tiles
          tiles={placeAskScreen.tiles}
          busy={busy}
          onChoose={(value) => (value === 'yes' ? void find(byPhone, 'placePhoneNo') : go('placeName'))}
        />
        {wrong && <NameButton onPress={() => go('placeName')} />}
      </VoiceFrame>
    );
  if (step === 'placeName')
    return (
      <VoiceFrame id="placeName" question="placeName" wrong={wrong} onBack={back}>
        <ByName busy={busy} onDone={(q) => void find(() => byName(q), 'placeNone')} />
      </VoiceFrame>
    );
  const found = readPlaces(readDraft(form)?.[step]);
  const lists = {
    placeState: {
      by: 'state',
      onChoose: ({ state }: Place) => void find(() => inside({ state }), 'placeNone', 'placeDistrict'),
      onRound: () => go('placeState'),
    },
    placeDistrict: {
      by: 'district',
      onChoose: ({ state, district }: Place) => void find(() => inside({ state, district }), 'placeNone'),
      onRound: () => go('placeDistrict'),
    },
    placeWhich: {
      by: 'place',
      onChoose,
      onRound: ({ pin }: Place) => void find(() => near({ pin }), 'placeNone'),
    },
  } as const;
  if (step in lists && found.length > 0) {
    const list = step as keyof typeof lists;
    return (
      <VoiceFrame id={`${list} ${at} ${found[0]?.pin}`} question={list} wrong={wrong} onBack={back}>
        <PlaceTiles {...{ found, at, busy }} {...lists[list]} onMore={(next) => go(`${list} ${next}`)} />
      </VoiceFrame>
    );
  }
  return (
    <VoiceFrame id="place" question={placeScreen.question} wrong={wrong} onBack={back}>
      <Tiles
        tiles={placeScreen.tiles}
        busy={busy}
        onChoose={(value) =>
          value === 'list'
            ? void find(() => inside({}), 'failed', 'placeState')
            : go(value === 'phone' ? 'placeAsk' : 'placeName')
        }
      />
    </VoiceFrame>
  );
}

function NameButton({ onPress }: { onPress: () => void }) {
  const { words } = useSay();
  return (
    <BigButton sign="pencil" onPress={onPress}>
      {words.placeByName}
    </BigButton>
  );
}

/** By the keyboard, whose microphone writes too, or by somebody who helps. */
function ByName({ busy, onDone }: { busy: boolean; onDone: (name: string) => void }) {
  const { words } = useSay();
  const [name, setName] = useState(() => readDraft(form)?.name ?? '');
  const right = name.trim().length >= 2;
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (right) onDone(name.trim());
  };
  return (
    <form className={voice.name} onSubmit={submit}>
      <input
        aria-label={words.placeName}
        autoComplete="address-level2"
        value={name}
        onChange={({ target }) => {
          keepInDraft(form, 'name', target.value);
          setName(target.value);
        }}
      />
      <BigButton sign="check" busy={busy || !right} onPress={submit}>
        {words.done}
      </BigButton>
    </form>
  );
}
