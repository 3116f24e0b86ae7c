/** `node art/shaders/move.ts NAME…`: eight seconds of slow approach to a picture, in public/film. */
import '../../scripts/pinned-node.ts';
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { masterOf } from '../master.ts';

const films = fileURLToPath(new URL('../../public/film/', import.meta.url));
mkdirSync(films, { recursive: true });
for (const name of process.argv.slice(2)) {
  // Whole pixels would make a slow move stumble: it is done on a picture of three times the size.
  const move =
    "scale=3840:2160:force_original_aspect_ratio=increase,crop=3840:2160,zoompan=z='1+0.09*(1-cos(PI*on/192))/2':x='(iw-iw/zoom)*0.45':y='(ih-ih/zoom)*0.5':d=192:s=1280x720:fps=24,format=yuv420p";
  const common = ['-v', 'error', '-y', '-loop', '1', '-i', masterOf(name), '-vf', move];
  const ways = [
    ['-c:v', 'libx264', '-preset', 'medium', '-b:v', '600k', '-movflags', '+faststart', 'mp4'],
    ['-c:v', 'libvpx-vp9', '-b:v', '450k', '-cpu-used', '4', '-row-mt', '1', 'webm'],
  ];
  for (const way of ways) {
    const target = `${films}${name}.${way.at(-1)}`;
    spawnSync('ffmpeg', [...common, '-frames:v', '192', ...way.slice(0, -1), target], {
      stdio: 'inherit',
    });
  }
}
