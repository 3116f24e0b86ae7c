/**
 * A part whose code cannot be loaded says so, and the page goes on. Astro tries each chunk of an
 * island twice and then tells with an event; a part that takes longer than 120 s counts as lost.
 * Inline, because it has to work exactly when nothing else loads: keep it small and constant.
 */
const script = `addEventListener('astro:hydration-error',e=>{
e.preventDefault();
let i=e.target,u=e.detail.componentUrl||'',d=u.split('/').pop().split('.')[0],r=new Error('Loading chunk '+d+' failed');
r.name='ChunkLoadError';r.cause=e.detail.error;
dispatchEvent(new CustomEvent('larkfield:part-error',{detail:r}));
if(i.querySelector('[data-part-error]'))return;
let p=document.createElement('p');p.role='status';p.dataset.partError='';p.className='part-error';
p.textContent='A part of this page could not be loaded. What you see still works; reload the page to try again.';
i.append(p)})`;

export const partFailureScript = script.replaceAll('\n', '');
