import { type FormEvent, useState } from 'react';
import { ungrouped } from '#contract/written.ts';
import { keepPlace, keptPlace } from '#web/shared/browser/kept-place.ts';
import { useRested } from '#web/shared/browser/rested.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { placeParameter } from '#web/shared/search-list/filter/panel-filter.ts';
import { useEverydayNames } from './use-everyday-names.ts';
import { useFigures } from './use-figures.ts';
import { choicesOf, figureOf, listAddress, someAvailable, understand } from './wanted.ts';

/** Letters; fewer name no city yet. */
const shortestCity = 3;

/** Digits that are no whole PIN code yet. */
const isUnfinished = (place: string): boolean =>
  /^\d+$/.test(ungrouped(place)) && !placeParameter(place).near;

/** What stands in the two fields, what it means, and what is there of it. */
export function useSearch() {
  const t = useMessages('search');
  const category = useCategoryLabel();
  const navigate = useNavigate();
  const [what, setWhat] = useState('');
  const [where, setWhere] = useState(() => keptPlace() ?? '');
  // While a PIN code is being typed the figures before it stay.
  const [place, setPlace] = useState(where);
  const [pressed, setPressed] = useState(false);
  const { near, city } = placeParameter(place);
  const rested = useRested(city ?? '');
  const known = !near && city && rested.length >= shortestCity ? rested : undefined;
  const figures = useFigures(near, known);
  const everyday = useEverydayNames();
  const choices = choicesOf({ kinds: t.kinds, category });
  const wanted = understand(what, choices, everyday.names);
  const ready = figures.status === 'ready';
  const figure = ready ? figureOf(figures.figures, wanted) : undefined;

  const typeWhat = (typed: string) => {
    // Who typed before the page was alive had the focus before it, too.
    everyday.load();
    setWhat(typed);
  };
  const type = (typed: string) => {
    setWhere(typed);
    setPressed(false);
    if (!isUnfinished(typed.trim())) setPlace(typed);
  };
  const problem = figures.status === 'failed' ? figures.problem : undefined;
  const unknown = problem === 'pin-unknown' || problem === 'pin-invalid';
  const wrong = pressed && isUnfinished(where.trim()) ? t.pinInvalid : unknown ? t.pinUnknown : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (unknown || isUnfinished(where.trim())) return;
    keepPlace(where);
    void navigate(listAddress({ typed: what, wanted, place: where, available: someAvailable(figure) }));
  };
  return {
    what,
    typeWhat,
    everyday,
    choices,
    where,
    type,
    wrong,
    near: near ?? known,
    figures,
    figure,
    wanted,
    submit,
  };
}
