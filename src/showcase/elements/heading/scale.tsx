import { Heading } from '../../../elements/heading/heading.tsx';

/** Headings in five fluid sizes. */
export function HeadingScale() {
  return (
    <div className="grid gap-10 *:border-ink/25 *:border-t *:pt-5">
      <Heading level={3} size="display" label="display, 44 to 112 px">
        Nine boats, one page
      </Heading>
      <Heading level={3} size="h1" label="h1, 40 to 76 px">
        The timetable fits on a phone
      </Heading>
      <Heading level={3} size="h2" label="h2, 32 to 52 px">
        What 391 callers wanted to know
      </Heading>
      <Heading level={3} size="h3" label="h3, 23 to 30 px">
        When is the next boat, and is there room?
      </Heading>
      <Heading level={3} size="h4" label="h4, 19 to 22 px">
        Counted on two days in August, with a pencil
      </Heading>
    </div>
  );
}
