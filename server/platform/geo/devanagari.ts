import { westernDigits } from '#contract/written.ts';

/** Sounds in the plain Latin spelling of names ("रमेश" -> "ramesh"); long and short vowels are one. */
const consonants: Record<string, string> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
  ज़: 'z',
  फ़: 'f',
  ड़: 'r',
  ढ़: 'rh',
};

const vowels: Record<string, string> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
  ऍ: 'e',
};

const signs: Record<string, string> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
  'ॅ': 'e',
};

const VIRAMA = '्';

const NUKTA = '़';

/** `schwa`: the vowel is the unwritten "a", which speech often drops. */
type Sound = { consonant: string; vowel: string; schwa: boolean; nasal: string };

function readSounds(word: string): Sound[] {
  const sounds: Sound[] = [];
  const letters = [...word];
  for (let i = 0; i < letters.length; i++) {
    const letter = letters[i] ?? '';
    const marked = letters[i + 1] === NUKTA;
    const consonant = consonants[marked ? letter + NUKTA : letter] ?? consonants[letter];
    const last = sounds.at(-1);
    if (consonant !== undefined) {
      if (marked) i++;
      sounds.push({ consonant, vowel: 'a', schwa: true, nasal: '' });
    } else if (vowels[letter] !== undefined) {
      sounds.push({ consonant: '', vowel: vowels[letter], schwa: false, nasal: '' });
    } else if (/\d/.test(letter)) {
      sounds.push({ consonant: letter, vowel: '', schwa: false, nasal: '' });
    } else if (last && letter === VIRAMA) {
      Object.assign(last, { vowel: '', schwa: false });
    } else if (last && signs[letter] !== undefined) {
      Object.assign(last, { vowel: signs[letter], schwa: false });
    } else if (last && (letter === 'ं' || letter === 'ँ')) {
      last.nasal = /[पफबभम]/.test(letters[i + 1] ?? '') ? 'm' : 'n';
    }
  }
  return sounds;
}

/** From the right: a final "a" is silent, and so is one between two spoken syllables ("मज़दूर" -> "mazdur"). */
function dropSilentVowels(sounds: Sound[]): void {
  for (let i = sounds.length - 1; i > 0; i--) {
    const [before, sound, next, afterNext] = [sounds[i - 1], sounds[i], sounds[i + 1], sounds[i + 2]];
    if (!before || !sound?.schwa || sound.nasal) continue;
    if (!next) {
      const cluster = before.vowel === '';
      if (!cluster || !/^[ryvn]$/.test(sound.consonant)) sound.vowel = '';
    } else if (before.vowel !== '' && next.consonant !== '') {
      const beforeLiquid =
        next.vowel === '' && !next.schwa && afterNext?.consonant === 'r' && afterNext.vowel !== '';
      if (next.vowel !== '' || beforeLiquid) sound.vowel = '';
    }
  }
}

/** One word or many in Devanagari (NFC, so that a dot below is a letter of its own) to Latin letters; the rest stays. */
export function latinFromDevanagari(text: string): string {
  return westernDigits(text)
    .replace(/ा[ँं]व(?![ऀ-ॿ])/g, 'ाओन')
    .replace(/[ऀ-ॿ]+/g, (word) => {
      const sounds = readSounds(word);
      dropSilentVowels(sounds);
      return sounds.map((sound) => sound.consonant + sound.vowel + sound.nasal).join('');
    });
}
