import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import type { Provider } from '#contract/marketplace/provider.ts';
import { paths } from '#contract/paths.ts';
import { siteDate } from '#domain/calendar/dates.ts';
import { publicPhotoScreen, publicScreen } from '#domain/voice/screens.ts';
import { now } from '#web/shared/api/device-clock.ts';
import { refreshMe } from '#web/shared/api/me.ts';
import { keepInDraft, readDraft } from '#web/shared/browser/drafts.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { VoiceFrame } from '#web/shared/voice/frame.tsx';
import { SaidPage } from '#web/shared/voice/said-page.tsx';
import { Tiles } from '#web/shared/voice/tiles.tsx';
import { type PublicAnswer, sayPublic } from '../own-listings/say-public.ts';

interface Props {
  listing: { kind: ProviderKind; id: string };
  onDone: () => void;
}

const form = 'voicePublic';
const later = (id: string): void => keepInDraft(form, id, siteDate(now()));

/**
 * Verified, and nothing was said of its page yet; who went away from the question is asked another day. A made-up record of
 * the demo is nobody's to show.
 */
export const isPublicOpen = ({ id, verified, demo, public: said }: Provider): boolean =>
  verified && !demo && said === null && readDraft(form)?.[id] !== siteDate(now());

/** Asked once after the verification: a page for everybody, and of who wants one the photo (docs/rules.md#public-1). */
export function PublicQuestion({ listing, onDone }: Props) {
  const navigate = useNavigate();
  const isPhoto = useScreenSearch('voice').step === 'photo';
  const [said, setSaid] = useState<PublicAnswer>();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (answer: PublicAnswer) => sayPublic(listing, answer),
    onSuccess: (_, answer) => setSaid(answer),
  });
  const goLater = () => {
    later(listing.id);
    onDone();
  };
  const leave = () => {
    void navigate({ to: paths.voice, replace: true });
    onDone();
    void refreshMe().catch(() => undefined);
  };
  if (said) return <SaidPage id="said" said={said.public ? 'publicYes' : 'publicNo'} onPress={leave} />;
  const screen = isPhoto ? publicPhotoScreen : publicScreen;
  const answer = (value: string) => {
    if (isPhoto) mutate({ public: true, publicPhoto: value === 'yes' });
    else if (value === 'yes') void navigate({ to: paths.voice, search: { step: 'photo' } });
    else mutate({ public: false });
  };
  return (
    <VoiceFrame
      id={screen.id}
      question={screen.question}
      wrong={isError ? 'failed' : undefined}
      onBack={isPhoto ? () => window.history.back() : goLater}
      ahead={['publicPhoto', 'publicYes', 'publicNo']}
    >
      <Tiles tiles={screen.tiles} busy={isPending} onChoose={answer} />
    </VoiceFrame>
  );
}
