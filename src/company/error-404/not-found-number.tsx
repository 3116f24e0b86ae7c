/** Outlines of “404” in the display font. */
const outlines =
  'M10,234l0-56q19-23,34-43q16-21,27-40q11-19,19-38q8-18,14-35l100,0l0,264l-57,0l0-226l-4,0q-10,25-22,47q-12,21-26,41q-14,19-29,36l0,4l174,0l0,46l-230,0zM365,292q-26,0-47-10q-20-9-35-26q-15-18-23-43q-8-25-8-58q0-45,15-76q15-31,41-47q26-15,58-15q34,0,60,16q25,16,39,46q14,31,14,75q0,33-8,59q-9,26-24,43q-15,18-36,27q-21,9-46,9zM366,246q10,0,20-5q10-5,18-15q8-11,13-28q4-17,4-42q0-30-7-51q-6-21-19-32q-13-11-29-11q-14,0-26,8q-13,9-22,29q-8,20-8,55q0,24,4,42q5,17,13,28q7,11,18,17q10,5,21,5zM489,234l0-56q19-23,35-43q15-21,26-40q12-19,20-38q8-18,14-35l99,0l0,264l-57,0l0-226l-4,0q-10,25-22,47q-12,21-26,41q-14,19-29,36l0,4l175,0l0,46l-231,0z';

/** Number of the error as a drawing. Decorative. */
export function NotFoundNumber({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="10 16 710 276" className={className}>
      <path d={outlines} fill="currentColor" />
    </svg>
  );
}
