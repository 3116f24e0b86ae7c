/** `node art/napkin/draw.ts [--draft]`: paints the napkin; a draft is 900 px wide. */
import '../../scripts/pinned-node.ts';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { masterOf } from '../master.ts';
import { paintNapkin } from './paper.ts';

const size = process.argv.includes('--draft')
  ? { width: 900, height: 562 }
  : { width: 2880, height: 1800 };
const master = masterOf('napkin-unfolded');
await mkdir(dirname(master), { recursive: true });
await sharp(paintNapkin(size.width, size.height), { raw: { ...size, channels: 3 } })
  .png()
  .toFile(master);
