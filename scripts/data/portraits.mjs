// Draws the demo's people into web/public/drawings/portraits and lists them for the seed: node scripts/data/portraits.mjs
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawPortrait } from './portrait-parts.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const folder = join(root, 'web/public/drawings/portraits');

const grounds = ['#dfe7f8', '#ffe3ad', '#e2efe3', '#f4d9cc', '#efe6cf', '#e6e0f2'];
const black = '#1b1a22';
const brown = '#2a1d18';
const grey = '#8d8a86';
const white = '#d9d6cf';
const gears = {
  yellow: ['#ffb31a', '#ffc85a', '#e09400'],
  white: ['#f7f6f0', '#ffffff', '#d5d2c4'],
  blue: ['#3d55c4', '#5b71d6', '#2c3d99'],
  orange: ['#e8722a', '#f08f52', '#c2561a'],
  brick: ['#b2472a', '#c4603f', '#93371f'],
  green: ['#17633a', '#2a7d50', '#0f4b2b'],
  indigo: ['#1f2c73', '#3d55c4', '#141a3c'],
  pink: ['#d1477e', '#e06b98', '#a8325f'],
  sky: ['#7fa3c7', '#9bb9d6', '#5f86ad'],
};

// Words of a line: age (young, middle, old), who it fits (any, hindu, rajasthani, marathi, sikh, muslim, hills), then the drawing.
const men = [
  'young any b short collar #3d55c4 #2c3d99 oval soft a smile',
  'young any a swept round #b2472a #93371f round flat b smile beard:stubble',
  'young any c curly collar #e2efe3 #c9dccb long soft c side',
  'young any d helmet vest #5f7a8c #ffb31a oval flat a smile gear:yellow moustache:trim',
  'young any f parted kurta #c3cff0 #fff oval soft b smile moustache:trim',
  'young hills e swept round #17633a #0f4b2b round soft c calm eyes:narrow',
  'young hills c baseball collar #efe6cf #ddd0ae round flat b smile eyes:narrow gear:blue',
  'young any b helmet vest #1f2c73 #e8722a square soft c smile gear:white beard:stubble',
  'young muslim c swept kurta #e2efe3 #fff long soft a smile beard:short',
  'young sikh c turban collar #dfe7f8 #c3cff0 oval flat a smile gear:blue beard:short moustache:trim',
  'young any d curly round #ffb31a #e09400 square flat c smile beard:goatee',
  'middle any b short collar #f7f6f0 #ddd9ca square flat a calm moustache:thick',
  'middle any a helmet vest #3d55c4 #ffb31a round soft b smile gear:yellow moustache:thick',
  'middle any d gamcha kurta #b8b29b #fff oval soft a smile gear:brick moustache:thick',
  'middle any f parted collar #7a4b00 #5c3900 oval flat b calm glasses:square moustache:trim',
  'middle any c short vest #f7f6f0 #ffb31a long soft a smile glasses:square',
  'middle any a swept collar #93371f #772a17 square soft c smile beard:stubble moustache:trim',
  'middle rajasthani b safa kurta #f7f6f0 #fff long flat a calm gear:pink moustache:curled ears',
  'middle hills e knitted collar #5f7a8c #4a6273 round soft c smile eyes:narrow gear:brick',
  'middle muslim b skullcap kurta #f7f6f0 #fff oval soft a calm beard:full',
  'middle muslim d short kurta #c9dccb #fff long flat b smile beard:full',
  'middle sikh b turban kurta #efede3 #fff round flat a calm gear:brick beard:full moustache:thick',
  'middle sikh c turban vest #1f2c73 #ffb31a oval soft b calm gear:orange beard:full moustache:thick',
  'middle any d thin collar #c3cff0 #a9b9e6 round soft c smile moustache:thick',
  'middle any c helmet collar #17633a #0f4b2b square flat b calm gear:orange moustache:trim',
  'old any a short scarf #5f7a8c #f7f6f0 oval soft a smile cloth:#b2472a moustache:thick',
  'old any d thin kurta #f7f6f0 #fff long flat c calm moustache:thick glasses:round',
  'old marathi b topi kurta #f7f6f0 #fff oval flat a smile moustache:thick',
  'old any c parted collar #dfe7f8 #c3cff0 square soft b calm glasses:square',
  'old rajasthani f safa kurta #efe6cf #fff long flat a calm gear:orange moustache:curled',
  'old muslim c skullcap kurta #e2efe3 #fff long soft a calm beard:full white',
  'old sikh e turban collar #f7f6f0 #ddd9ca oval soft b calm gear:sky beard:full moustache:thick white',
];
const women = [
  'young any b woman kurta #17633a #fff oval high a smile behind:long lips:#8d3a3a ears',
  'young hindu a woman sari #93371f #ffb31a round soft b smile behind:braid cloth:#17633a bindi ears',
  'young any c helmet vest #3d55c4 #ffb31a oval high c smile behind:braid gear:yellow ears',
  'young any d middle round #ffb31a #e09400 round soft c smile behind:bun ears stud',
  'young any c bob collar #dfe7f8 #c3cff0 long high a smile behind:bob glasses:round lips:#a04545',
  'young hills e middle scarf #1f2c73 #ffb31a round soft c smile behind:long cloth:#b2472a eyes:narrow',
  'young hills c bob round #b2472a #93371f oval flat b smile behind:bob eyes:narrow lips:#a04545',
  'young muslim c hijab kurta #5f7a8c #fff oval soft a smile cloth:#7fa3c7 lips:#a04545',
  'young hindu f veil veil #1f2c73 #ffb31a oval high a smile behind:veil cloth:#d1477e bindi ears stud',
  'young sikh c woman scarf #efe6cf #fff long high b smile behind:braid cloth:#3d55c4 ears',
  'middle hindu d middle sari #17633a #b2472a oval soft a smile behind:flowers cloth:#ffb31a bindi ears stud',
  'middle hindu a veil veil #93371f #ffb31a round soft b calm behind:veil cloth:#b2472a bindi ears',
  'middle any b helmet vest #7a4b00 #e8722a round soft a smile gear:white ears',
  'middle hindu c woman sari #1f2c73 #ffb31a long high c smile behind:bun cloth:#a8122a bindi ears lips:#8d3a3a',
  'middle any c bob collar #f7f6f0 #ddd9ca oval flat a calm behind:bob glasses:square ears lips:#a04545',
  'middle any d middle kurta #b2472a #fff square soft b smile behind:bun ears',
  'middle hills e woman round #17633a #0f4b2b round soft c calm behind:bun eyes:narrow ears',
  'middle muslim b hijab kurta #93371f #fff round soft b calm cloth:#17633a',
  'middle muslim e veil veil #5f7a8c #fff long high a smile behind:veil cloth:#e6e0f2',
  'middle any f woman scarf #3d55c4 #fff oval high a smile behind:braid cloth:#ffe3ad ears',
  'old hindu a middle sari #f7f6f0 #b2472a round soft a calm behind:bun cloth:#efede3 bindi ears glasses:round',
  'old any d veil veil #5f7a8c #17633a oval soft b smile behind:veil cloth:#f7f6f0 ears stud',
  'old any c middle kurta #1f2c73 #fff oval flat c calm behind:bun glasses:square ears',
  'old hindu b veil veil #17633a #fff long soft a smile behind:veil cloth:#ffb31a bindi stud',
];

const hairOf = (age, rest, number) => {
  if (rest.includes('white')) return white;
  if (age === 'old') return grey;
  return number % 3 === 0 ? brown : black;
};
const cuts = ['short', 'swept', 'parted', 'curly', 'thin', 'woman', 'middle'];
const cutUnder = { veil: 'veil', bob: 'woman', helmet: undefined };

function portraitOf(words, gender, number) {
  const [age, fits, skin, top, wear, shirt, trim, face, brow, nose, mouth, ...rest] = words.split(' ');
  const more = Object.fromEntries(
    rest.map((word) => word.split(':')).map(([name, value = true]) => [name, value]),
  );
  const isCut = cuts.includes(top) || top === 'bob';
  const cut = isCut ? (cutUnder[top] ?? top) : cutUnder[top];
  return {
    gender,
    age,
    fits,
    old: age === 'old',
    skin,
    head: isCut ? 'hair' : top,
    cut,
    wear,
    shirt,
    trim,
    face,
    brow,
    nose,
    mouth,
    ground: grounds[(number * 5 + (gender === 'man' ? 0 : 2)) % grounds.length],
    hair: hairOf(age, rest, number),
    ...more,
    behind: more.behind ? [more.behind] : [],
    gear: gears[more.gear ?? 'yellow'],
  };
}

mkdirSync(folder, { recursive: true });
const people = [
  ...men.map((words, index) => portraitOf(words, 'man', index)),
  ...women.map((words, index) => portraitOf(words, 'woman', index)),
];
const listed = people.map((person, index) => {
  const name = `${String(index + 1).padStart(2, '0')}.svg`;
  writeFileSync(join(folder, name), drawPortrait(person));
  return { file: name, gender: person.gender, age: person.age, fits: person.fits };
});
const lines = listed.map((entry) => `  ${JSON.stringify(entry)}`);
writeFileSync(join(root, 'server/seeds/data/portraits.json'), `[\n${lines.join(',\n')}\n]\n`);
