/** Skip link: first focusable element of the page, leads past the header to the content. */
export function SkipLink({ text }: { text: string }) {
  return (
    <a
      href="#main"
      className="fixed start-4 top-4 z-60 -translate-y-24 rounded-lg bg-ink px-5 py-3 font-semibold text-paper transition-transform focus-visible:translate-y-0 print:hidden"
    >
      {text}
    </a>
  );
}
