/** Words of the 404 page. */
export const notFoundWords = {
  /** Name in the search, title in the browser, and what search engines show. */
  title: 'Page not found',
  headTitle: 'This page is not here',
  description:
    'The page that you asked for is not here. From this page you can reach everything else: services, case study, contact and the search.',
  page: {
    heading: 'Nothing is here.',
    lead: 'The page was moved, or the link was mistyped, perhaps by us.',
    onwardHeading: 'Ways onward',
    searchLabel: 'Or say what you were looking for',
    searchSubmit: 'Search',
    report: 'If a link on this site sent you here, tell us and we will mend it.',
    reportTitle: 'Tell us',
  },
} as const;
