import { chromium } from '@playwright/test';
import { chromiumOptions } from './scripts/chromium.ts';
import { mkdirSync } from 'node:fs';
// args: list of specs width:height:mode[:key=value...]
mkdirSync('/tmp/cb/s',{recursive:true});
const site=process.env.SITE??'http://localhost:4415';
const b=await chromium.launch(chromiumOptions());
for(const spec of process.argv.slice(2)){
  const [name,width,height,...rest]=spec.split(':');const o=Object.fromEntries(rest.map(r=>{const i=r.indexOf('=');return [r.slice(0,i),r.slice(i+1)]}));
  try{
  const ctx=await b.newContext({viewport:{width:+width,height:+height},deviceScaleFactor:+(o.dpr??1),javaScriptEnabled:o.js!=='0',reducedMotion:o.rm?'reduce':'no-preference',forcedColors:o.fc?'active':'none',hasTouch:!!o.touch});
  const p=await ctx.newPage();
  p.on('console',m=>{if(m.type()==='error')console.log(name,'ERR',m.text().slice(0,300))});p.on('pageerror',e=>console.log(name,'PAGEERR',e.message.slice(0,300)));
  await p.goto(site+'/home-classic-blog'+(o.hash?'#'+o.hash:''),{waitUntil:'load',timeout:180000});
  if(o.font) await p.addStyleTag({content:`html{font-size:${o.font}px!important}`});
  if(o.media) await p.emulateMedia({media:o.media});
  if(o.js!=='0'){await p.mouse.move(5,300);await p.mouse.move(6,301);
  await p.evaluate(async()=>{const st=innerHeight*.8;for(let y=0;y<document.documentElement.scrollHeight;y+=st){scrollTo(0,y);await new Promise(r=>setTimeout(r,120))}scrollTo(0,0);await Promise.race([Promise.all([...document.images].filter(i=>i.complete||i.loading!=='lazy').map(i=>i.decode().catch(()=>{}))),new Promise(r=>setTimeout(r,4000))]);await document.fonts.ready});await p.waitForTimeout(500)}
  if(o.click) {await p.click(o.click);await p.waitForTimeout(500)}
  if(o.hover) {await p.hover(o.hover);await p.waitForTimeout(900)}
  if(o.sel){await p.evaluate(s=>document.querySelector(s).scrollIntoView({block:'start',behavior:'instant'}),o.sel);await p.waitForTimeout(700)}
  await p.screenshot({path:`/tmp/cb/s/${name}.png`,fullPage:o.full==='1'});
  const m=await p.evaluate(()=>({sw:document.documentElement.scrollWidth,iw:innerWidth,h:document.documentElement.scrollHeight,wide:[...document.querySelectorAll('main *')].filter(e=>{const r=e.getBoundingClientRect();return r.width>0&&r.right>innerWidth+1&&getComputedStyle(e).position!=='absolute'}).slice(0,6).map(e=>e.className&&e.className.baseVal===undefined?e.className:e.tagName)}));
  console.log(name,JSON.stringify(m));await ctx.close();
  }catch(e){console.log(name,'FAILED',e.message.slice(0,400))}
}
await b.close();
