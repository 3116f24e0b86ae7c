import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';

/** Drawings of the stages of the process. */
export type DrawingName = 'letter' | 'notebook' | 'plan' | 'vise' | 'gate' | 'oilcan';

const pen = 'stroke-ink [stroke-width:2.5] [stroke-linecap:round] [stroke-linejoin:round]';

/** An answered letter: envelope, sheet, the reply stamped on it. */
function Letter() {
  return (
    <g className={pen}>
      <path className="fill-deep" d="M34 88 120 30l86 58v84H34z" />
      <path className="fill-surface" d="M56 22h128v110H56z" transform="rotate(-4 120 80)" />
      <g className="fill-none" transform="rotate(-4 120 80)">
        <path d="M72 44h52M72 60h94M72 76h88M72 92h64" />
        <path className="stroke-accent" d="M72 44h52" />
      </g>
      <path className="fill-paper" d="M34 88l66 50-66 34zM206 88l-66 50 66 34z" />
      <path className="fill-surface" d="M34 172l74-60c7-5 17-5 24 0l74 60z" />
      <circle className="fill-accent" cx="166" cy="46" r="15" />
      <path className="fill-none stroke-surface" d="m159 46 5 5 9-9" />
    </g>
  );
}

/** An open notebook with ticked and underlined notes. */
function Notebook() {
  return (
    <g className={pen}>
      <path className="fill-accent" d="M26 44h96v128H26zM122 44h92v128h-92z" />
      <path className="fill-surface" d="M34 36h86c2 0 2 2 2 2v126s-2-4-8-4H34z" />
      <path className="fill-surface" d="M206 36h-78c-6 0-6 4-6 4v124s2-4 8-4h76z" />
      <g className="fill-none">
        <path d="M50 60h50M50 78h42M50 96h50M50 114h34" />
        <path d="m140 62 5 5 9-10M140 86l5 5 9-10M140 110l5 5 9-10" />
        <path d="M164 62h28M164 86h22M164 110h28M140 138h44" />
        <path className="stroke-accent" d="M50 134c14-5 22 5 36 0s16 3 20 0" />
      </g>
      <g transform="rotate(36 196 128)">
        <path className="fill-tint" d="M188 70h18v92l-9 20-9-20z" />
        <path className="fill-deep" d="M188 70h18v14h-18zM188 58c0-9 18-9 18 0v12h-18z" />
        <path className="fill-surface" d="M188 162h18l-9 20z" />
      </g>
    </g>
  );
}

/** A plan on the wall: two sheets under one pin, with a price tag. */
function Plan() {
  return (
    <g className={pen}>
      <path className="fill-paper" d="M48 34h126v142H48z" transform="rotate(4 111 105)" />
      <path className="fill-surface" d="M40 30h126v142H40z" transform="rotate(-3 103 101)" />
      <g className="fill-none" transform="rotate(-3 103 101)">
        <path d="M40 50h126" />
        <path className="fill-tint" d="M54 64h56v44H54z" />
        <path d="M122 68h30M122 82h30M122 96h20M54 122h98" />
        <path className="fill-deep" d="M54 136h34v20H54z" />
        <path d="M100 146h52" />
      </g>
      <path className="fill-none" d="M104 34c26 6 62 28 78 68" />
      <circle className="fill-accent" cx="103" cy="34" r="9" />
      <g transform="rotate(12 186 130)">
        <path className="fill-accent" d="m186 92 26 20v60h-52v-60z" />
        <circle className="fill-tint" cx="186" cy="112" r="5" />
        <path className="fill-none stroke-on-accent" d="M174 136h24M174 150h24" />
      </g>
    </g>
  );
}

/** A page in a vise, half of it fastened. */
function Vise() {
  return (
    <g className={pen}>
      <path className="fill-surface" d="M54 18h132v92H54z" />
      <path className="fill-deep" d="M54 18h132v20H54z" />
      <path className="fill-none stroke-surface" d="M66 28h.1M78 28h.1M90 28h.1" />
      <path className="fill-tint" d="M68 52h46v34H68z" />
      <path className="fill-none" d="M128 56h44M128 70h44M128 84h26" />
      <path
        className="fill-none [stroke-dasharray:1_8]"
        d="M198 50h26v52h-26"
        transform="translate(4 -10)"
      />
      <path className="fill-accent" d="M86 100h22v34H86zM132 100h22v34h-22z" />
      <path className="fill-paper" d="M66 122h108l12 26H54z" />
      <path className="fill-ink" d="M98 148h44l8 28H90z" />
      <path className="fill-none" d="M154 116h40M194 100v32" />
      <path className="fill-paper" d="M22 176h196v10H22z" />
    </g>
  );
}

/** An open gate: launch day. */
function Gate() {
  return (
    <g className={pen}>
      <path className="fill-deep" d="M8 176c40-16 180-16 224 0v12H8z" />
      <path className="fill-paper" d="M38 52h16v126H38zM186 52h16v126h-16z" />
      <path className="fill-surface" d="m58 74 66 20v84l-66-8z" />
      <path
        className="fill-none"
        d="m58 98 66 16M58 122l66 12M58 146l66 10M80 81v92M102 88v88M58 168l66-72"
      />
      <path className="fill-accent" d="M194 52V14c16-8 22 8 38 0v24c-16 8-22-8-38 0" />
      <path
        className="fill-none"
        d="M140 60c8-10 14-8 18 0 6-8 12-8 18-2M146 92c6-8 10-6 14 0 4-6 10-6 14-2"
      />
      <path
        className="fill-none stroke-paper [stroke-dasharray:6_10]"
        d="M136 186c-2-4 6-8 10-12"
      />
    </g>
  );
}

/** An oil can beside a calendar: monthly maintenance. */
function Oilcan() {
  return (
    <g className={pen}>
      <path className="fill-surface" d="M118 34h98v112h-98z" />
      <path className="fill-accent" d="M118 34h98v26h-98z" />
      <path className="fill-none" d="M140 24v20M194 24v20" />
      <path
        className="fill-none"
        d="M134 80h14M160 80h14M186 80h14M134 100h14M186 100h14M134 120h14M160 120h14"
      />
      <circle className="fill-none stroke-accent" cx="167" cy="100" r="12" />
      <path className="fill-none" d="m162 100 4 4 7-8" />
      <path className="fill-deep" d="M26 122h92l10 60H16z" />
      <path className="fill-deep" d="M46 122c0-20 52-20 52 0z" />
      <path className="fill-none" d="M116 138c26-6 18 38 6 34" />
      <path className="fill-paper" d="M62 104 40 44l10-4 30 62z" />
      <path
        className="fill-accent"
        d="M38 20c8 10 8 18 0 18s-8-8 0-18z"
        transform="rotate(160 38 30) translate(6 6)"
      />
      <path className="fill-none stroke-surface" d="M34 146h58M32 162h40" />
    </g>
  );
}

const drawings: Record<DrawingName, () => ReactNode> = {
  letter: Letter,
  notebook: Notebook,
  plan: Plan,
  vise: Vise,
  gate: Gate,
  oilcan: Oilcan,
};

/** A drawing of a stage. Decorative: hidden from assistive technology. */
export function ProcessDrawing({ name, className }: { name: DrawingName; className?: string }) {
  const Drawing = drawings[name];
  return (
    <svg viewBox="0 0 240 200" className={cn('overflow-visible', className)} aria-hidden="true">
      <Drawing />
    </svg>
  );
}
