import type { Category } from '#contract/marketplace/categories.ts';

const building =
  'mason mistri mistry raj mistri rajmistri राजमिस्त्री मिस्त्री mazdoor majdoor मज़दूर labour labor laborer beldar बेलदार ' +
  'helper हेल्पर coolie construction building site निर्माण मकान concrete cement shuttering centering bar bender sariya ' +
  'plaster प्लास्टर brick eent ईंट digging khudai खुदाई welder वेल्डर';
const tiles =
  'tiles tile mistri टाइल्स टाइल marble marbel संगमरमर granite पत्थर patthar stone flooring farsh फर्श kota polish';
const loading = 'loading unloading loader hamal हमाल palledar पल्लेदार coolie कुली लोडिंग truck unload';
const cleaning =
  'cleaning cleaner cleaing safai सफाई sweeper housekeeping jhadu झाड़ू washing debris malba मलबा';
const shifting = 'shifting packers movers home house shift saman सामान शिफ्टिंग furniture moving';
const warehouse = 'warehouse godown godam godaam गोदाम store storekeeper packing picker';
const factory = 'factory karkhana कारखाना फैक्ट्री industrial machine operator production mill';
const gardening =
  'gardening garden gardener mali माली बागवानी bagwani lawn ghas घास plants paudhe पौधे landscaping';
const electrician = 'electrician electrical bijli बिजली mistri wiring wireman इलेक्ट्रीशियन light fan fitting';
const other =
  'other anya अन्य plumber plumbing प्लंबर nal नल pipe sanitary driver चौकीदार chowkidar watchman general';

/**
 * What people call each trade in English, Hindi and Hinglish. A plumber has no category of his own in the
 * specification, so he is found under "Other"; engineers of water and pipes are mechanical.
 */
const words: Record<Category, string> = {
  Construction: building,
  Tiles: tiles,
  Loading: loading,
  Cleaning: cleaning,
  Shifting: shifting,
  Warehouse: warehouse,
  Factory: factory,
  Gardening: gardening,
  Other: other,

  'Construction Contract': `${building} thekedar thekedaar ठेकेदार contractor builder civil theka ठेका`,
  'Floor Contract': `${tiles} thekedar ठेकेदार contractor`,
  'color contract':
    'colour painter painting paint pent पेंटर पेंट rang रंग rangai रंगाई putai पुताई safedi सफेदी putty whitewash distemper thekedar ठेकेदार contractor',
  'furniture contract':
    'carpenter carpentry badhai badhayi बढ़ई suthar wood lakdi लकड़ी furniture फर्नीचर door darwaza दरवाज़ा window plywood kitchen thekedar ठेकेदार contractor',
  'electrician contract': `${electrician} thekedar ठेकेदार contractor`,
  'Rennovation Contract':
    'renovation repair marammat मरम्मत interior remodelling waterproofing seelan सीलन leakage thekedar ठेकेदार contractor',
  'Gardening Contract': `${gardening} thekedar ठेकेदार contractor`,
  'Other Contract Works': `${other} thekedar ठेकेदार contractor`,

  Architectural:
    'architect architecture naksha नक्शा map plan design drawing house elevation वास्तुकार vastu वास्तु',
  Structural: 'structure structural rcc beam column design foundation neev नींव इंजीनियर engineer',
  Mechanical: 'mechanical hvac ac plumbing plumber pump lift machine मैकेनिकल इंजीनियर engineer',
  Electrical: `${electrician} इंजीनियर engineer solar`,
  'Fire Protection': 'fire safety aag आग sprinkler alarm firefighting फायर इंजीनियर engineer',
  Environmental: 'environment paryavaran पर्यावरण water paani पानी waste sewage stp green इंजीनियर engineer',
  'Building Information Modeler (BIM)': 'bim modeler modeller revit autocad 3d model इंजीनियर engineer',
  Civil:
    'civil engineer सिविल इंजीनियर site supervisor estimate survey surveyor road construction makaan मकान',
  'Other Engineer': 'other engineer इंजीनियर abhiyanta अभियंता consultant',

  'Construction Labour': `${building} group crew toli टोली team gang`,
  'Tiles | Marbel': `${tiles} group crew toli टोली team`,
  'Loading | Unloading': `${loading} group crew toli टोली team`,
  'Cleaing Group': `${cleaning} group crew toli टोली team`,
  'Home Shifting': `${shifting} group crew toli टोली team`,
  'Godam | Warehouse': `${warehouse} group crew toli टोली team`,
  'Factory Group': `${factory} group crew toli टोली team`,
  'Gardening Group': `${gardening} group crew toli टोली team`,
  'Other Group Works': `${other} group crew toli टोली team`,

  'Boning rod': 'levelling level rod boning lakdi लेवल',
  Hammer: 'hathoda hathauda हथौड़ा hathodi हथौड़ी',
  Helmet: 'helmet हेलमेट topi टोपी safety hard hat',
  'Iron pan': 'tasla taslaa तसला ghamela घमेला tagari तगाड़ी kadhai iron pan',
  Ladder: 'seedhi sidhi सीढ़ी nisaini निसैनी ladder',
  'Pick axe': 'gainti गैंती kudal कुदाल kudali pickaxe phawda फावड़ा',
  Rammer: 'durmut दुरमुट dhurmus compactor rammer thapi',
  'Sledge helmet': 'sledge hammer ghan घन bada hathoda हथौड़ा',
  'Tile cutter': 'tile cutter टाइल कटर marble cutting machine grinder कटर',
};

const byName: ReadonlyMap<string, string> = new Map(Object.entries(words));

/**
 * Words to add to a record's search text before folding it, so that "mistri" finds construction labour.
 * Takes the exact category value of the specification (docs/rules.md#marketplace-7); empty for any other.
 */
export function tradeWords(category: string): string {
  return byName.get(category) ?? '';
}
