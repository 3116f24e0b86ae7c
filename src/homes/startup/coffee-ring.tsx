/** Coffee stain. Decorative. */
export function CoffeeRing({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 300 300" className={className} aria-hidden="true">
      <path
        strokeWidth="7"
        d="M150 18C226 16 283 76 282 150C281 228 222 284 148 282C74 281 17 224 18 148C19 102 42 60 80 38"
      />
      <path
        strokeWidth="2"
        d="M112 24C124 20 137 18 150 18M60 78C82 46 112 27 152 26C220 26 275 82 274 152"
      />
      <path strokeWidth="14" d="M278 172C272 214 246 250 208 268M22 172C25 188 30 200 36 212" />
      <path strokeWidth="5" d="M296 236l3 5M262 286l1 1M30 262l2 2" />
    </svg>
  );
}
