import sharp from 'sharp';
import {write} from './src/homes/classic-blog/hand/write.ts';
const lines=process.argv.slice(2);
const L=lines.length?lines:['How to choose a','nobody reads a guide. People read how.','stet. You are right, I am tired.','two words for one thing: pick','Quick brown foxes jump over lazy dogs','The five boxing wizards vex MR. WOJCIK','ABCDEFGHIJKLMNOPRSTUVWY','abcdefghijklmnopqrstuvwxyz','0123456789 $7.50 (12) & “so” — no? yes! it’s','O.K. as marked. Helen Wojcik'];
const f=process.env.F?+process.env.F:1.6;
let out='';let y=70;let bytes=0;
for(const line of L){let x=20;for(const w of line.split(' ')){const {width,d}=write(w);bytes+=d.length;out+=`<g transform="translate(${x} ${y}) scale(${f})"><path d="${d}" fill="none" stroke="#3b93c6" stroke-width="2.7" stroke-linecap="round" stroke-linejoin="round"/></g>`;x+=(width+9)*f}y+=62*f}
console.log(bytes);
await sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1300" height="${y}"><rect width="1300" height="${y}" fill="#fff"/>${out}</svg>`)).png().toFile('/tmp/cb/hand.png');
