import { findArticles } from './find-articles.ts';

/** The score of an article that a text is about by itself: surer than sure, so that it stands before a sum that lacks its sizes. */
export const surely = 3;
export const asksHowMuch =
  /how (?:many|much)|kitn|calculat|hisa{1,5}b|quantit|\bqty|weight|[vw]a[jz]an|वज़?न|कितन|हिसाब|मात्रा/iu;

/** "Vitrified or ceramic tile for the floor", "the paint is bubbling": it names what is calculated, and an article answers it. */
export function answersSurely(question: string): boolean {
  const [best] = asksHowMuch.test(question) ? [] : findArticles(question);
  return best?.sure === true && best.score >= surely;
}
