import sharp from 'sharp';
const names=process.argv.slice(3);
const W=700; let comps=[],x=0,y=0,rowH=0;
for(const f of names){const {data,info}=await sharp(f).resize({width:W,height:1400,fit:'inside'}).png().toBuffer({resolveWithObject:true}); if(x+info.width>2100){x=0;y+=rowH+6;rowH=0} comps.push({input:data,left:x,top:y}); x+=info.width+6; rowH=Math.max(rowH,info.height)}
await sharp({create:{width:2110,height:y+rowH,channels:3,background:'#888'}}).composite(comps).png().toFile(process.argv[2]);
