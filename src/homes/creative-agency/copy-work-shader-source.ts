/**
 * The source of the film in the first screen as it was drawn (art/shaders/hush/curtain.ts), with notes;
 * `work-shader-source.test.ts` compares them. A line that is too long for its place breaks where a `\n` replaces a
 * space.
 */
export const workShaderSourceCopy = {
  id: 'script',
  heading: 'The film you came in on, all 32 lines of it',
  lead: 'There is no footage. Each point of the screen asks these lines how bright it is, some three hundred million times in sixteen seconds. We write them as one writes a scene, so here is the scene.',
  codeLabel: 'Source of the film “Hush”, as it was drawn',
  moreLabel: 'The other 27 lines',
  blocks: [
    {
      code: ['uniform sampler2D letters;'],
      note: 'FOUR LETTERS, cut from nothing. They will stand between us and the sky.',
    },
    {
      code: [
        'vec3 aurora(vec2 p, vec2 zenith) {',
        '  vec2 away = (p - zenith)\n* vec2(min(1.0, 1.2 * size.y / size.x), 1.0),\ndrift = walk(1.0, 0.0);',
        '  float r = length(away),\nturn = atan(away.x, -away.y);',
      ],
      note: 'EXT. SKY, NIGHT. We lie on our backs in the snow. Everything is measured from the ZENITH: how far from it, and which way round.',
    },
    {
      code: [
        '  turn += 0.07 * sin(r * 6.0 + drift.x)\n+ 0.04 * sin(r * 13.0 - turn * 3.0 + drift.y);',
      ],
      note: 'The curtain sways. Twice at once, and never in step.',
    },
    {
      code: [
        '  vec2 round = vec2(cos(turn), sin(turn));',
        '  float fold = clouds(round * 2.2\n+ vec2(r * 0.9, -r * 0.5) + 0.35 * drift);',
        '  float rays\n= noise(round * 21.0 + 4.0 * fold + drift) * 0.6\n+ noise(round * 7.0 - drift) * 0.6;',
        '  float veil\n= smoothstep(0.28, 0.66, fold + 0.22 * rays)\n* (0.30 + rays);',
      ],
      note: 'It folds. Inside a fold there are rays. Where fold and rays agree, there is LIGHT.',
    },
    {
      code: [
        '  float foot = r + 0.16 * (fold - 0.5),\ncurtain = smoothstep(0.10, 0.40, foot)\n* exp(-pow(max(foot - 0.46, 0.0) * 3.4, 1.5));',
      ],
      note: 'It has a hem. Below the hem, night.',
    },
    {
      code: [
        '  vec3 tone\n= mix(rgb(0xff7ae0), rgb(0x7dffd9),\nsmoothstep(0.16, 0.36, foot));',
        '  tone = mix(tone, rgb(0x1fd69c),\nsmoothstep(0.40, 0.56, foot));',
        '  tone = mix(tone, rgb(0x8a3cff),\nsmoothstep(0.52, 0.76, foot));',
        '  return tone * (veil + 0.16) * curtain;',
        '}',
      ],
      note: 'ROSE, then ICE, then GREEN, and VIOLET at the hem. Marit took the colors from the roof on November 3, 2021, with a paint chart and one glove.',
    },
    {
      code: [
        'void main() {',
        '  vec2 p = centred(),\nshape = vec2(size.y / size.x, 1.0);',
        '  vec2 zenith = vec2(0.06 * cos(time * TAU),\n0.50 + 0.02 * sin(time * TAU));',
      ],
      note: 'INT. THEATER. The zenith drifts a hand’s width and comes back. That takes sixteen seconds, and is all that happens.',
    },
    {
      code: [
        '  vec3 fog = vec3(0.0);',
        '  float open = 1.0,\ngrain = hash(gl_FragCoord.xy);',
        '  for (int i = 0; i < 56; i++) {',
        '    vec2 q = mix(p, zenith,\n(float(i) + grain) / 56.0);',
        '    open *= 1.0\n- 0.20 * texture(letters, q * shape + 0.5).r;',
        '    fog += aurora(q, zenith) * open / 56.0;',
        '  }',
      ],
      note: 'From each point of the screen we walk to the zenith in fifty-six steps. Whatever the letters take on the way stays taken: this is the SHADE.',
    },
    {
      code: [
        '  float letter\n= texture(letters, p * shape + 0.5).r;',
        '  fog = pow(fog * 1.55, vec3(1.5, 1.6, 1.35))\n* smoothstep(-0.75, 0.1, p.y);',
      ],
      note: 'FOG. Shade needs something to fall on.',
    },
    {
      code: [
        '  vec3 light = aurora(p, zenith)\n* mix(0.32, 1.0, open) * 0.95 + fog * 0.9;',
        '  light *= 0.06\n+ 0.94 * smoothstep(0.50, 0.27, p.y);',
      ],
      note: 'Light, less shade, and fog. The upper edge is dimmed for those who come in late.',
    },
    {
      code: [
        '  light = mix(light, fog * 0.02, letter)\n+ vec3(0.0022, 0.0018, 0.004);',
        '  show(light / (1.0 + light * 0.35), 0.02);',
        '}',
      ],
      note: 'The letters are black, but not quite: they have the fog in front of them. THE END is the beginning.',
    },
  ],
} as const;
