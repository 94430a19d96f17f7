import * as k from './play/kills.ts';
import * as o from './play/outages.ts';

const all: any = { ...k, ...o };
console.log(process.argv[2], await all[process.argv[2] ?? ''](Number(process.argv[3])));
