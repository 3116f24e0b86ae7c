import sharp from 'sharp';
const [,,src,out,scale,H0]=process.argv;const m=await sharp(src).metadata();const H=+H0;const n=Math.ceil(m.height/H);const w=Math.floor(m.width*+scale),h=Math.ceil(H*+scale)+2;
const comps=[];for(let i=0;i<n;i++){const hh=Math.min(H,m.height-i*H);const b=await sharp(src).extract({left:0,top:i*H,width:m.width,height:hh}).resize({width:w,height:Math.floor(hh*+scale),fit:'fill'}).png().toBuffer();comps.push({input:b,left:i*(w+10),top:0})}
await sharp({create:{width:n*(w+10),height:h,channels:3,background:'#c33'}}).composite(comps).png().toFile(out);
