import { useMessages } from '#web/shared/i18n/messages.ts';
import { Icon, type IconName } from '#web/shared/ui/drawings/icon.tsx';
import styles from './feature-strip.module.css';

const featureIcons: IconName[] = ['bolt', 'box', 'wallet', 'lock'];

export function FeatureStrip() {
  const t = useMessages('site');
  return (
    <section className={styles.strip} aria-label={t.featuresTitle}>
      <ul className="wrap">
        {t.features.map((feature, place) => (
          <li key={feature}>
            <span>
              <Icon name={featureIcons[place] ?? 'bolt'} size={30} />
            </span>
            {feature}
          </li>
        ))}
      </ul>
      <p className="wrap">{t.featuresNote}</p>
    </section>
  );
}
