import { paths } from '#contract/paths.ts';
import type { Finding, Locale } from './tool.ts';

const plan = /naksh[ae]|\bplans?\b|design|\b3 ?d\b|layout|elevation|नक्श|नक़्श|प्लान|डिज़ाइन|डिजाइन/i;
const house = /house|home|ghar|makaan|makan|duplex|villa|bungalow|घर|मकान|बंगल/i;
const wish =
  /chahiye|chaiye|chahie|banwa|banana|banao|bana do|dikha|\bdekh(?:na|ne|na{1,5}) (?:h(?:ai?|e)?\b|tha|chah)|\bdekh sak|kar(?:na|ni|wana|wani) h|kaise ban|\b(?:need|want|make|draw|show|give|get|create|design)\b|चाहिए|चाहिये|बनवा|बनाना|बनाओ|बना दो|दिखा|देखना (?:है|था|चाह)|देख सक|कर(?:ना|नी|वाना|वानी) है|कैसे बन/i;
/** The municipality's stamp, who draws one, what was kept: other questions than for a plan. */
const other =
  /pass|permission|approv|sanction|architect|engineer|anumati|saved|financial|loan|bana(?:ne|ney)? ?[vw]al[aei]|पास|अनुमति|मंज़ूर|मंजूर|आर्किटेक्ट|इंजीनियर|बनाने ?वाल|वास्तु|vast|vaast/i;

const words: Record<Locale, { text: string; form: string }> = {
  en: {
    text: 'Neev draws it at once: floor plans, a 3D view, material and cost. Tell me the plot, floors and bedrooms, as in “40x60 plot, 2 floors, 3 bedrooms”, or fill in the form. Before building, an architect or engineer has to check it.',
    form: 'Plan a house',
  },
  hi: {
    text: 'नींव तुरंत बना देता है: नक्शा, 3D, सामान और खर्च। प्लॉट, मंज़िल और कमरे बताइए, जैसे “40x60 का प्लॉट, 2 मंज़िल, 3 बेडरूम”, या फ़ॉर्म भरिए। बनाने से पहले इसे आर्किटेक्ट या इंजीनियर को दिखाना ज़रूरी है।',
    form: 'घर का नक्शा बनाएँ',
  },
  hinglish: {
    text: 'Neev turant bana deta hai: naksha, 3D, saamaan aur kharcha. Plot, manzil aur kamre bataiye, jaise “40x60 ka plot, 2 manzil, 3 bedroom”, ya form bhariye. Banane se pehle ise architect ya engineer ko dikhana zaroori hai.',
    form: 'Ghar ka naksha banayein',
  },
};

const mostWords = 12;
/** "Naksha", "naksha chahiye", "house plan": a plan and nothing besides. */
const alone =
  /^(?:(?:a|an|the|need|want|i|me|my|make|show|please|mujhe|hame|hamko|ek|apne|mere|ghar|makan|house|home|k[aei]|मुझे|हमें|एक|अपने|मेरे|घर|मकान|क[ाेी]) ){0,6}(?:naks?h?[ae]|naksh[ae]|(?:floor|house|home|building) plans?|नक्शा|नक़्शा|नक्सा)(?: (?:please|chahiye|chaiye|chahie|bata\p{L}{0,40}|dikha\p{L}{0,40}|bana\p{L}{0,40}|banwa\p{L}{0,40}|do|de|hai|h|bhai|sir|चाहिए|चाहिये|बता[\p{L}\p{M}]{0,40}|दिखा[\p{L}\p{M}]{0,40}|बना[\p{L}\p{M}]{0,40}|बनवा[\p{L}\p{M}]{0,40}|दो|दे|है|जी)){0,6}$/u;

/** Who wants a plan and has not said of what land; undefined for any other question. */
export function howToPlan(question: string, locale: Locale): Finding | undefined {
  const said = question
    .normalize('NFC')
    .toLowerCase()
    .replace(/[?!.,।]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const asked = [plan, house, wish].every((words) => words.test(question)) || alone.test(said);
  if (!asked || other.test(question) || question.split(/\s+/).length > mostWords) return undefined;
  const { text, form } = words[locale];
  return { text, links: [{ title: form, path: paths.houseForm }] };
}
