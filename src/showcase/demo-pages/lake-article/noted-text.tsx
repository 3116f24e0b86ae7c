/** Paragraph whose `[2]` links to the second footnote, which links back. */
export function NotedText({ text }: { text: string }) {
  const parts = text.split(/\[(\d)\]/);
  return (
    <p className="mt-5">
      {parts.map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <sup key={part} className="ms-0.5 leading-none">
            <a
              id={`from-${part}`}
              href={`#note-${part}`}
              className="relative font-semibold text-accent tabular-nums after:absolute after:-inset-x-2 after:-inset-y-2"
            >
              {part}
            </a>
          </sup>
        ),
      )}
    </p>
  );
}
