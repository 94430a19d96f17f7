import { openPopulatedApp } from '/tmp/wt/search/bench/populated-app.ts';
const a=await openPopulatedApp({connectionString:process.argv[2]+'?options=-c%20statement_timeout%3D20000'},0, async()=>{});
const q=process.argv[3];
const path='/getAllWorkers?'+q;
const seen=[]; const orig=a.pool.query.bind(a.pool);
a.pool.query=(async (c,v)=>{ const b=performance.now(); const r=await orig(c,v); seen.push([typeof c==='string'?c:c.text, (typeof c==='string'?v:c.values)??[], performance.now()-b]); return r; });
const r=await fetch(a.address+path,{headers:{token:a.token}}); console.log(r.status);
for (const [t,v,ms] of seen) { console.log('-----', ms.toFixed(0),'ms', t.slice(0,160)); if(ms>(Number(process.argv[4]??60))&&!t.startsWith('explain')) { try{ const x=await orig('explain (analyze, buffers) '+t,v); console.log(x.rows.map(r=>r['QUERY PLAN'].slice(0,190)).filter(l=>!/Planning|^  Buffers/.test(l)).join('\n')); }catch(e){console.log(e.message)} } }
await a.close(); process.exit(0);
