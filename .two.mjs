import sharp from 'sharp';
const out=process.argv[2];const fs=process.argv.slice(3);let x=0,h=0,c=[];
for(const f of fs){const m=await sharp(f).metadata();c.push({input:f,left:x,top:0});x+=m.width+8;h=Math.max(h,m.height)}
await sharp({create:{width:x,height:h,channels:3,background:'#c33'}}).composite(c).png().toFile(out);
