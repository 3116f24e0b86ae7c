/**
 * Asks for the late sheets once the page has loaded, or earlier at the first touch or key, since a
 * menu opened then needs its rules. One retry; then the failure has a name and the page goes on.
 */
const script = `(()=>{let d=document,o=0,f=(h,t)=>{let l=d.createElement('link');l.rel='stylesheet';l.href=t?h+'?retry':h;
l.onerror=()=>{l.remove();if(!t)return f(h,1);
let e=new Error('Loading CSS chunk '+h+' failed');e.code='CSS_CHUNK_LOAD_FAILED';
dispatchEvent(new CustomEvent('larkfield:part-error',{detail:e}))};
d.head.append(l)},g=()=>{if(o++)return;d.querySelectorAll('[data-late]').forEach(n=>f(n.dataset.late))};
addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(g)));
addEventListener('pointerdown',g,{capture:true,once:true});addEventListener('keydown',g,{capture:true,once:true})})()`;

export const lateSheetScript = script.replaceAll('\n', '');
