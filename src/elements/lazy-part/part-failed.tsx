/** What a part says of itself when its code cannot be loaded. */
export function PartFailed() {
  return (
    <p
      role="status"
      className="my-3 rounded-lg border border-ink/40 bg-surface px-4 py-3 text-caption text-ink"
    >
      This part of the page did not load. Everything else still works; reload the page to try again.
    </p>
  );
}
