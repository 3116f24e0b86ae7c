import { cn } from '../../looks/cn.ts';

interface EmptyStoolProps {
  /** What is to be seen. */
  alt: string;
  className?: string;
}

/** A workbench by a window with a stool that nobody sits on, drawn in the colours of the house. */
export function EmptyStool({ alt, className }: EmptyStoolProps) {
  return (
    <svg
      viewBox="0 0 1200 800"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={alt}
      className={cn('block h-auto w-full', className)}
    >
      <rect width="1200" height="800" fill="#e9e2d2" />
      <rect y="640" width="1200" height="160" fill="#cdb996" />
      <path d="M0 640h1200M0 700h1200M0 760h1200" stroke="#b59d76" strokeWidth="3" />
      {/* the window: sky, hills, field, a tree */}
      <rect x="96" y="84" width="470" height="330" rx="6" fill="#cfe3ea" />
      <circle cx="196" cy="176" r="42" fill="#fff6df" />
      <path d="M96 300c90-60 170-66 250-34s150 20 220-22v170H96z" fill="#9dbf9f" />
      <path d="M96 344c120-46 240-30 320-14s110 6 150-8v92H96z" fill="#1f5e45" />
      <path d="M470 330v-56" stroke="#14211b" strokeWidth="8" />
      <circle cx="470" cy="252" r="38" fill="#2f7658" />
      <path
        d="M96 84h470v330H96zM331 84v330M96 249h470"
        fill="none"
        stroke="#fffdf8"
        strokeWidth="16"
      />
      <rect x="72" y="410" width="518" height="22" rx="5" fill="#fffdf8" />
      {/* morning light on wall and floor */}
      <path
        d="M640 250l250 90v210l-250-110zM330 640h330l150 160H420z"
        fill="#fff6df"
        opacity="0.55"
      />
      {/* hook, apron */}
      <rect x="716" y="150" width="150" height="14" rx="7" fill="#a57c4b" />
      <circle cx="790" cy="170" r="9" fill="#14211b" />
      <path d="M762 214q28-64 56 0" fill="none" stroke="#c63f16" strokeWidth="8" />
      <path d="M752 210h76l26 66v150q0 12-12 12H738q-12 0-12-12V276z" fill="#d9481c" />
      <path d="M750 330h80v58q0 8-8 8h-64q-8 0-8-8z" fill="#b93a14" />
      <path d="M800 322v-34M812 322v-24" stroke="#fffdf8" strokeWidth="7" strokeLinecap="round" />
      {/* lamp */}
      <path
        d="M1066 512V330l-92-62"
        fill="none"
        stroke="#14211b"
        strokeWidth="12"
        strokeLinejoin="round"
      />
      <circle cx="1066" cy="330" r="13" fill="#14211b" />
      <path d="M992 236l-60 26q-12 6-6 18l24 48 76-40-20-44q-5-12-14-8z" fill="#1f5e45" />
      <path d="M950 328l76-40 40 196H876z" fill="#fff6df" opacity="0.5" />
      <rect x="1024" y="502" width="84" height="16" rx="8" fill="#14211b" />
      {/* what lies on the bench: a window half built, a mug, a pencil, a rule */}
      <rect
        x="330"
        y="396"
        width="250"
        height="122"
        rx="12"
        fill="#fffdf8"
        stroke="#14211b"
        strokeWidth="6"
      />
      <path d="M330 430h250" stroke="#14211b" strokeWidth="6" />
      <circle cx="352" cy="414" r="6" fill="#d9481c" />
      <circle cx="372" cy="414" r="6" fill="#14211b" />
      <rect x="352" y="450" width="92" height="14" rx="7" fill="#14211b" />
      <rect x="352" y="476" width="62" height="26" rx="13" fill="#d9481c" />
      <rect x="480" y="450" width="78" height="52" rx="8" fill="#cfe3ea" />
      <path d="M640 466h52v42q0 10-10 10h-32q-10 0-10-10z" fill="#1f5e45" />
      <path d="M692 476q22 0 22 16t-22 14" fill="none" stroke="#1f5e45" strokeWidth="8" />
      <path
        d="M656 452q-8-14 2-26M676 452q-8-14 2-26"
        fill="none"
        stroke="#fffdf8"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <rect x="752" y="506" width="150" height="12" rx="3" fill="#e3b34c" />
      <path d="M206 512l92-30" stroke="#d9481c" strokeWidth="10" strokeLinecap="round" />
      {/* the bench */}
      <rect x="130" y="516" width="1010" height="40" rx="8" fill="#c69a63" />
      <path d="M130 540h1010v8q0 8-8 8H138q-8 0-8-8z" fill="#a57c4b" />
      <path d="M196 556h44v184h-44zM1034 556h44v184h-44z" fill="#a57c4b" />
      <rect x="240" y="590" width="794" height="20" fill="#8f6a3e" />
      {/* the stool */}
      <ellipse cx="592" cy="752" rx="150" ry="14" fill="#8f7a55" opacity="0.5" />
      <path
        d="M528 622l-36 128M656 622l36 128M592 622v134"
        stroke="#14211b"
        strokeWidth="18"
        strokeLinecap="round"
      />
      <path d="M508 696h168" stroke="#14211b" strokeWidth="12" />
      <ellipse cx="592" cy="614" rx="112" ry="26" fill="#c63f16" />
      <ellipse cx="592" cy="604" rx="112" ry="26" fill="#e2602f" />
    </svg>
  );
}
