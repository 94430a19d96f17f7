/**
 * Words of any sentence, and of building, that are also names of towns or sound like one ("dhone" is washing, "agar"
 * is if, "Thursday" no Thrissur): none of them is a town, whatever stands beside it. Words divided by blanks.
 */
export const notTowns: readonly string[] = [
  // Of building and hiring.
  'mason mali rate need ghar kaam plan house home wall beam shop nal kolam bim column bagicha lawn tall tar taar taal coat salt bath tank',
  'saria sariya seedhi loha patti patta phool chikni khadi khada kharaa khara khaara gara gaara soling siling cieling sealing chamber carpet trowel binder angle benders braced chura gola noona fafund fafoond dhabba dabba kothi nala balli bedside haveli',
  'कॉलम बीम पल्ले कोट सरिया सरीया लोहा पट्टी पट्टा फूल चिकनी खड़ा खड़ी खारा गारा सीलिंग सोलिंग चैंबर कारपेट कोर चैनल वाल्व बल्ली सीधी खूँटी गोला घोला धब्बा फफूंद फफूँद जंग ज़ंग बोरी बयाना नाला शावर तंदूर टाल मोड़ मोट',
  'dhalai dhalaai ढलाई dhang thappi थप्पी krishna nadiya',
  'nagar नगर colony कॉलोनी bagh quarter',
  // Of any sentence.
  'per day the and available under man our single red done summer stupid any down worked full run thursday don stopped reject travel forbid hardly barely drawn begun pain sandy pandit sunni',
  'mal maal bad baad bada bade badi bat baat raat baar bar bara bhara khud aur palle andhera andhere raha paisa konsa kaunsa disha doori duri alvida sawa sava pata karni bare badh beh bhar bhare mahanga mehnga mehanga bhaari bhari bharu bharti sahi hata jang zang dalu taki khatra chala aani thanda khana daba maan pati',
  'माल बाद बड़ा बड़े बड़ी बाद बात रात बार खुद ख़ुद और तार अंधेरा अंधेरे अँधेरे अँधेरा रहा पैसा दिशा दूरी बढ़िया अलविदा सवा पता करनी बढ़ती भाड़े भाड़ा चौड़ाई अगर बढ़ खाना मां माँ गाड़ी सही पड़ा ताकि रहता ठंडा दबा चढ़ा चढ़ी खपत सादर मेहरबानी भार चला करा खोटी झगड़ा ख़तरा खतरा बिना जमी उड़ी ढीली हटा कटाव सकती आदत भरा भरी भरे भरती बँधा छाया धक्का सिलाई आकार धुला पकड़ पूँछ छठा बढ़ा बढ़े कठोर भारी सहारा भद्दी लाती उठती खुलती रेड लहर फ़ुल शोर महँगा महंगा महाग पूर्व टँगी बारी बारे मौत सज़ा मान पढ़ा राय पति भगा',
  'agar sakti bina rehti rahti',
  // Forms of verbs.
  'dhone dhona rone rota deo deega deegi uthai rakhkar suni bano banau tootkar bharegi bandha kaatni kaatti kaati khati bulana aakar joda moda kara mangau',
  'धोने धोना ढोने रोने रोता रखकर टूटकर पाकर पककर कराऊँ सुननी सुनी बनो भरेगी बाँधा काटनी काटती काटी खाती बुलाना आनी आकर जोड़ा मोड़ा ढका सीखकर',
];
