import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { FieldError } from '#web/shared/ui/field-error.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { Select } from '#web/shared/ui/text-inputs.tsx';
import form from '../wish/form.module.css';
import type { Listed } from '../wish/listed.ts';
import type { StepProps } from '../wish/step-props.ts';
import { isNearby, radii } from '../wish/wish.ts';

/** The chosen listings, or everybody near. */
export function Recipients({ wish, change, wrongWith, listed }: StepProps & { listed: Listed[] }) {
  const { where: t } = useMessages('requests');
  const sentence = useProblemSentence();
  const nearby = isNearby(wish);
  const problem = wrongWith('to', 'radiusKm');
  return (
    <div>
      {wish.to.length > 0 && (
        <Chips
          legend={t.recipients}
          value={nearby ? 'nearby' : 'chosen'}
          choices={[
            { value: 'chosen', label: t.chosen },
            { value: 'nearby', label: t.nearby },
          ]}
          onChange={(value) => change({ nearby: value === 'nearby' })}
        />
      )}
      {problem && <FieldError id="to-error">{sentence(problem)}</FieldError>}
      {nearby ? (
        <Radius wish={wish} change={change} />
      ) : (
        <Chosen wish={wish} change={change} wrongWith={wrongWith} listed={listed} />
      )}
    </div>
  );
}

function Radius({ wish, change }: Pick<StepProps, 'wish' | 'change'>) {
  const { where: t } = useMessages('requests');
  return (
    <Field label={t.radius}>
      <Select
        name="radiusKm"
        value={wish.radiusKm}
        onChange={(event) => change({ radiusKm: Number(event.target.value) })}
      >
        {radii.map((km) => (
          <option key={km} value={km}>
            {t.km(km)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function Chosen({ wish, change, wrongWith, listed }: StepProps & { listed: Listed[] }) {
  const { where: t } = useMessages('requests');
  const sentence = useProblemSentence();
  const busy = wish.to.filter((_, place) => wrongWith(`to.${place}`) === 'not-free');
  return (
    <>
      <ul className={form.people}>
        {wish.to.map((ref, place) => {
          const one = listed.find((known) => known.ref._id === ref._id);
          const problem = wrongWith(`to.${place}`);
          const name = one?.name ?? '…';
          return (
            <li key={ref._id}>
              <Avatar name={name} src={one?.picture} size={40} />
              <span className={form.name}>
                {name}
                {problem && <FieldError id={`${ref._id}-error`}>{sentence(problem)}</FieldError>}
              </span>
              {wish.to.length > 1 && (
                <IconButton
                  icon="x"
                  label={t.takeOut(name)}
                  onClick={() => change({ to: wish.to.filter(({ _id }) => _id !== ref._id) })}
                />
              )}
            </li>
          );
        })}
      </ul>
      {busy.length > 0 && busy.length < wish.to.length && (
        <Button kind="line" onClick={() => change({ to: wish.to.filter((ref) => !busy.includes(ref)) })}>
          {t.askOthers}
        </Button>
      )}
      {listed.length < wish.to.length && <p className={form.note}>{t.gone}</p>}
    </>
  );
}
