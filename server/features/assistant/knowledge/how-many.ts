/** What people are counted as, for a regular expression. */
export const heads =
  '(?:persons?|people|peoples|ppl|men|boys?|guys?|hands|heads|members?|nos|nag|pcs|pieces?|log|logo|logon|aadmi|admi|aadmiyon|ladke|ladko|ladkon|bande|bando|bandon|jan|jane|jano|नग|पीस|लोग|लोगों|आदमी|आदमियों|लड़के|लड़कों|बंदे|बंदों|मजदूरों|मज़दूरों|जन|जने|जनों|labou?rs?|labourers?|helpers?|लेबर|हेल्पर)';

/** "…, 4 helpers should be enough", "…, want a gang of 10": how many of those who were named before; no search of its own. */
export const onlyHowMany = String.raw`(?:about |around |kareeb |karib )?(?:(?:\d{1,2}|[\p{L}\p{M}]{2,8}) (?:${heads}|workers?|mistr[iy]|ma[zj]door|majdur|karigar|मिस्त्री|मज़?दूर|कारीगर) (?:(?:should|will|would) (?:be enough|do|suffice)|(?:is|are) enough|enough|ka{1,5}fi|bahut|काफ़?ी|बहुत|पर्याप्त)|(?:want|need|send) (?:a |one )?(?:gang|team|crew|group) of )`;
