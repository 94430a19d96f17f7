import { entranceOf } from '../kit/entrance.ts';
import type { Kit } from '../kit/kit.ts';
import { houseFootprint, roofLevel } from '../kit/levels.ts';
import { addPortico } from '../porches/portico.ts';
import { addVerandah } from '../porches/verandah.ts';
import { dome } from '../roofs/dome.ts';
import { colonial } from './colonial.ts';
import { kerala } from './kerala.ts';
import { mainRoof } from './main-roof.ts';
import { modern } from './modern.ts';
import { chimney, solar } from './on-the-roof.ts';
import { rajasthani } from './rajasthan.ts';

/** What makes the plain box a house of its region. */
export function addStyle(kit: Kit): void {
  const { parsed, plan } = kit;
  mainRoof(kit);
  const depth = Math.min(2.4, plan.house.y - 1.6);
  const verandah =
    parsed.extras.includes('verandah') || parsed.style === 'kerala' || parsed.style === 'village';
  if (depth > 1 && entranceOf(kit) !== null) {
    if (verandah) addVerandah(kit, depth);
    else if (parsed.style !== 'rajasthani' || parsed.extras.includes('columns'))
      addPortico(kit, Math.min(2, depth));
  }
  if (parsed.style === 'rajasthani') rajasthani(kit);
  if (parsed.style === 'modern' && parsed.roof === 'flat') modern(kit);
  if (parsed.style === 'kerala') kerala(kit);
  if (parsed.style === 'colonial') colonial(kit);
  if (parsed.extras.includes('dome') && parsed.style !== 'rajasthani' && parsed.roof === 'flat') {
    const { left, right, front } = houseFootprint(plan);
    // A third of the way back, and before a court rather than over it.
    const behind = Math.min(
      plan.house.depth / 3,
      ...plan.courts.map(({ cell }) => cell.y - plan.house.y - 2.2),
    );
    dome(kit, [(left + right) / 2, roofLevel(plan) + 0.6, front - behind], 2);
  }
  if (parsed.extras.includes('chimney') || (parsed.style === 'hill' && parsed.roof !== 'flat')) chimney(kit);
  if (parsed.extras.includes('solar')) solar(kit);
}

export const ownSteps = ({ parsed, plan }: Kit): boolean =>
  Math.min(2.4, plan.house.y - 1.6) > 1 &&
  (parsed.style !== 'rajasthani' || parsed.extras.includes('columns') || parsed.extras.includes('verandah'));
