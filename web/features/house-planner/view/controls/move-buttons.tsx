import { useMessages } from '#web/shared/i18n/messages.ts';
import type { IconName } from '#web/shared/ui/drawings/icon.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import type { HouseScene } from '../scene/scene.ts';
import styles from './model.module.css';

type Move = [IconName, string, () => void];

export function Moves({ scene, inside }: { scene: HouseScene; inside: boolean }) {
  const t = useMessages('house');
  const moves: Move[] = inside
    ? [
        ['left', t.turnLeft, () => scene.walk(0, -0.4)],
        ['tall', t.forward, () => scene.walk(0.6, 0)],
        ['down', t.backward, () => scene.walk(-0.6, 0)],
        ['right', t.turnRight, () => scene.walk(0, 0.4)],
      ]
    : [
        ['left', t.turnLeft, () => scene.turn(-0.3, 0)],
        ['right', t.turnRight, () => scene.turn(0.3, 0)],
        ['upload', t.tiltUp, () => scene.turn(0, -0.2)],
        ['down', t.tiltDown, () => scene.turn(0, 0.2)],
        ['plus', t.closer, () => scene.zoom(0.8)],
        ['expand', t.further, () => scene.zoom(1.25)],
        ['refresh', t.resetView, () => scene.reset()],
      ];
  return (
    <div className={styles.moves}>
      {moves.map(([icon, label, act]) => (
        <IconButton key={label} icon={icon} label={label} title={label} onClick={act} />
      ))}
    </div>
  );
}
