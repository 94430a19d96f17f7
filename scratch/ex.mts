import pg from 'pg'; import { formsNear } from '/tmp/wt/search/server/features/marketplace/search/typed/typing-errors.ts';
const c=new pg.Client({connectionString:process.argv[2]}); await c.connect();
const f=formsNear(process.argv[3]); console.log(f.length);
await c.query('set enable_seqscan='+(process.argv[4]??'on')); await c.query("set statement_timeout='9s'");
const q='select word from search_words where id in (select word_id from search_forms where form = any($1::text[])) order by id';
console.log((await c.query('explain '+q,[f])).rows.map(r=>r['QUERY PLAN'].slice(0,150)).join('\n'));
try{const r=await c.query('explain (analyze, buffers) '+q,[f]); console.log(r.rows.map(r=>r['QUERY PLAN'].slice(0,150)).join('\n'));}catch(e){console.log(e.message)}
await c.end();
