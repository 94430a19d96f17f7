import { useState } from 'react';
import { answerCrewMember, type CrewMember, deleteCrewMember } from '#contract/hiring/calendar.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import styles from './calendar.module.css';
import { useCalendarChange } from './calendar-queries.ts';

const useRemove = (id: string) => {
  const t = useMessages('calendar');
  return useCalendarChange(() => call(deleteCrewMember, { params: { id } }), t.saved);
};

/** The named people of one's own crew. */
export function CrewPeople({ people }: { people: CrewMember[] }) {
  const t = useMessages('calendar');
  return (
    <Card as="section" pad className={styles.card}>
      <h2>{t.crew}</h2>
      <p className="muted">{t.crewText}</p>
      {people.length === 0 ? (
        <p>{t.noCrew}</p>
      ) : (
        <ul className={styles.people}>
          {people.map((member) => (
            <Person key={member._id} member={member} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Person({ member: { _id, name, profilePic, status } }: { member: CrewMember }) {
  const t = useMessages('calendar');
  const [asking, setAsking] = useState(false);
  const remove = useRemove(_id);
  return (
    <li>
      <Avatar name={name} src={profilePic} size={44} />
      <p>
        {name}
        <small>{status === 'agreed' ? t.agreed : t.waiting}</small>
      </p>
      <Button kind="quiet" size="sm" onClick={() => setAsking(true)}>
        {t.letGo}
      </Button>
      <LineConfirm
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setAsking(false) })}
        title={t.letGoTitle(name)}
        confirmLabel={t.letGo}
        cancelLabel={t.cancel}
        busy={remove.isPending}
        danger
      >
        {t.letGoText}
      </LineConfirm>
    </li>
  );
}

/** A crew that asked one in, or that one is in. */
export function Membership({ member }: { member: CrewMember }) {
  return member.status === 'asked' ? <Invitation member={member} /> : <Joined member={member} />;
}

function Invitation({ member: { _id: id, leaderName, crewName } }: { member: CrewMember }) {
  const t = useMessages('calendar');
  const answer = useCalendarChange(
    (accept: boolean) => call(answerCrewMember, { params: { id }, body: { accept } }),
    t.saved,
  );
  const under = (accept: boolean) => answer.isPending && answer.variables === accept;
  return (
    <Card as="section" pad className={styles.card}>
      <h2>{t.invited(leaderName, crewName)}</h2>
      <p className="muted">{t.invitedText}</p>
      <div className={styles.acts}>
        <LineButton loading={under(true)} onClick={() => answer.mutate(true)}>
          {t.agree}
        </LineButton>
        <LineButton brief kind="line" loading={under(false)} onClick={() => answer.mutate(false)}>
          {t.refuse}
        </LineButton>
      </div>
    </Card>
  );
}

function Joined({ member: { _id, leaderName, crewName } }: { member: CrewMember }) {
  const t = useMessages('calendar');
  const [asking, setAsking] = useState(false);
  const leave = useRemove(_id);
  return (
    <Card as="section" pad className={styles.card}>
      <p>{t.inCrew(crewName, leaderName)}</p>
      <div>
        <Button kind="line" size="sm" onClick={() => setAsking(true)}>
          {t.leave}
        </Button>
      </div>
      <LineConfirm
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => leave.mutate(undefined, { onSettled: () => setAsking(false) })}
        title={t.leaveTitle(crewName)}
        confirmLabel={t.leave}
        cancelLabel={t.cancel}
        busy={leave.isPending}
        danger
      >
        {t.letGoText}
      </LineConfirm>
    </Card>
  );
}
