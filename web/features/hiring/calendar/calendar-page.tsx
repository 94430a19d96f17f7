import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CalendarListing, postCrewMember } from '#contract/hiring/calendar.calls.ts';
import type { ListingRef } from '#contract/hiring/terms.ts';
import { paths } from '#contract/paths.ts';
import { call } from '#web/shared/api/api.ts';
import { useSession } from '#web/shared/api/session.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { NotLoaded } from '#web/shared/not-loaded.tsx';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Card, PageHead } from '#web/shared/ui/card.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { EmptyState } from '#web/shared/ui/states.tsx';
import styles from './calendar.module.css';
import { crewQuery, settingsQuery, useCalendarChange, useFreshCalendar } from './calendar-queries.ts';
import { CrewPeople, Membership } from './crew-people.tsx';
import { DaysOff, MorningSwitch } from './days-off.tsx';
import { MonthSection } from './month-section.tsx';

/** Where "Ask into my group" on a profile leads: nothing is asked before the press. */
function AskMember({ crew, userId }: { crew: ListingRef; userId: string }) {
  const t = useMessages('calendar');
  const navigate = useNavigate();
  const leave = () => void navigate({ to: paths.calendar, search: {}, replace: true });
  const ask = useCalendarChange(() => call(postCrewMember, { body: { listing: crew, userId } }), t.asked);
  return (
    <Card as="section" pad className={styles.card}>
      <h2>{t.askPerson}</h2>
      <div className={styles.acts}>
        <LineButton loading={ask.isPending} onClick={() => ask.mutate(undefined, { onSuccess: leave })}>
          {t.ask}
        </LineButton>
        <Button kind="line" onClick={leave}>
          {t.cancel}
        </Button>
      </div>
    </Card>
  );
}

/** One's own days: what is booked, what one keeps free, days off, and the people of one's crew. */
export function CalendarPage() {
  const t = useMessages('calendar');
  useTitle(t.title);
  useFreshCalendar();
  return (
    <div className="wrap">
      <PageHead title={t.title} lead={t.lead} />
      <OwnCalendar />
    </div>
  );
}

/** A human has one calendar, whatever they list. */
const calendarsOf = (listings: CalendarListing[]): CalendarListing[] => {
  const isWorker = listings.some(({ listing }) => listing.kind === 'worker');
  return listings.filter(({ listing }) => !(isWorker && listing.kind === 'engineer'));
};

function OwnCalendar() {
  const t = useMessages('calendar');
  const query = useQuery(settingsQuery);
  const { data } = query;
  if (!data) return <NotLoaded query={query} failed={t.failed} loading={t.loading} count={1} />;
  const listings = calendarsOf(data.listings);
  return <Calendars listings={listings} morningCheck={data.morningCheck} />;
}

interface CalendarsProps {
  listings: CalendarListing[];
  morningCheck: boolean;
}

function Calendars({ listings, morningCheck }: CalendarsProps) {
  const t = useMessages('calendar');
  const [id, setId] = useState<string>();
  const shown = listings.find(({ listing }) => listing._id === id) ?? listings[0];
  const crew = listings.find(({ listing }) => listing.kind === 'groupWorker')?.listing;
  const { member } = useScreenSearch('calendar');
  const works = listings.some(({ listing }) => listing.kind !== 'product');
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        {crew && member && <AskMember crew={crew} userId={member} />}
        <Memberships />
        {shown ? (
          <>
            {listings.length > 1 && (
              <Chips
                legend={t.calendarOf}
                value={shown.listing._id}
                onChange={setId}
                choices={listings.map(({ listing, name }) => ({
                  value: listing._id,
                  label: listing.kind === 'product' ? name : t.kinds[listing.kind],
                }))}
              />
            )}
            <MonthSection key={shown.listing._id} listing={shown} />
          </>
        ) : (
          <Nothing />
        )}
      </div>
      <div className={styles.aside}>
        {crew && <OwnCrew />}
        {shown && shown.listing.kind !== 'product' && <DaysOff key={shown.listing._id} listing={shown} />}
        {works && <MorningSwitch on={morningCheck} />}
      </div>
    </div>
  );
}

function Nothing() {
  const t = useMessages('calendar');
  return (
    <EmptyState
      title={t.nothing}
      action={
        <Link to={paths.roles} className={buttonClass()}>
          {t.register}
        </Link>
      }
    >
      {t.nothingText}
    </EmptyState>
  );
}

function Memberships() {
  const userId = useSession()?.user._id;
  const { data = [] } = useQuery(crewQuery);
  return data
    .filter((member) => member.userId === userId)
    .map((member) => <Membership key={member._id} member={member} />);
}

function OwnCrew() {
  const userId = useSession()?.user._id;
  const { data = [] } = useQuery(crewQuery);
  return <CrewPeople people={data.filter((member) => member.leaderId === userId)} />;
}
