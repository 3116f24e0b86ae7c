import { chromium } from '@playwright/test';
import { chromiumOptions } from './scripts/chromium.ts';
const [,, out, width, height, ...rest]=process.argv; const opts=Object.fromEntries(rest.map(r=>r.split('=')));
const b=await chromium.launch(chromiumOptions());
const ctx=await b.newContext({viewport:{width:+width,height:+height},deviceScaleFactor:+(opts.dpr??1),javaScriptEnabled:opts.js!=='0',reducedMotion:opts.rm?'reduce':'no-preference',forcedColors:opts.fc?'active':'none'});
const p=await ctx.newPage();
p.on('console',m=>{if(m.type()==='error')console.log('ERR',m.text())});p.on('pageerror',e=>console.log('PAGEERR',e.message));
await p.goto((opts.site??'http://localhost:4415')+'/home-classic-blog'+(opts.hash?'#'+opts.hash:''),{waitUntil:'load',timeout:120000});
if(opts.font) await p.addStyleTag({content:`html{font-size:${opts.font}px!important}`});
if(opts.media) await p.emulateMedia({media:opts.media});
await p.evaluate(async()=>{const st=innerHeight*.8;for(let y=0;y<document.documentElement.scrollHeight;y+=st){scrollTo(0,y);await new Promise(r=>setTimeout(r,60))}scrollTo(0,0);await Promise.all([...document.images].map(i=>i.decode().catch(()=>{})));await document.fonts.ready}).catch(e=>console.log(e.message));
if(opts.click) {await p.evaluate(s=>document.querySelector(s).click(),opts.click);}
if(opts.y) {await p.evaluate(y=>scrollTo(0,y),+opts.y);await p.waitForTimeout(700)}
if(opts.sel){const e=await p.$(opts.sel);await e.scrollIntoViewIfNeeded();await p.waitForTimeout(600);if(opts.full==='1')await e.screenshot({path:out});else await p.screenshot({path:out})}
else await p.screenshot({path:out,fullPage:opts.full==='1'});
console.log(await p.evaluate(()=>({sw:document.documentElement.scrollWidth,iw:innerWidth,h:document.documentElement.scrollHeight})));
await b.close();
