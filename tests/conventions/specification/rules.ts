/** Rule of the specification: its id, as tests name it in brackets, and its requirement. */
export interface Rule {
  id: string;
  rule: string;
}

/** All rules, in our own words, by the part of the site that they concern. */
export const ruleGroups: readonly { heading: string; rules: readonly Rule[] }[] = [
  {
    heading: 'Header',
    rules: [
      {
        id: 'H1',
        rule: 'The main menu leads, in this order and by these names, to Home (`/`), About Us (`/page/about-us`), Careers (`/page/career`), CaseStudy (`/page/CaseStudy`), Services and Contact us (`/page/contact-us`). Services opens three more: Web Application & Development (`/page/web-dev`), Ecommerce (`/page/Ecommerce`), MobileAppDev (`/page/MobileAppDev`).',
      },
      { id: 'H2', rule: 'The entry of the page that one is on is marked, found by its path.' },
      {
        id: 'H3',
        rule: 'A demo cart hangs in the bar: the number 2, two invented items, their sum, and two buttons, to the cart and to the checkout.',
      },
    ],
  },
  {
    heading: 'Footer',
    rules: [
      {
        id: 'F1',
        rule: 'Two links: About Company to `/page/career`, Contact Us to `/page/contact-us`.',
      },
      {
        id: 'F2',
        rule: 'Where to find and reach the company: address, telephone, e-mail, and the badge of its registration, which is a link.',
      },
      { id: 'F3', rule: 'The copyright names the current year; the logo leads to `/`.' },
      { id: 'F4', rule: 'Four profiles: facebook, dribbble, twitter, instagram.' },
    ],
  },
  {
    heading: 'Pages',
    rules: [
      { id: 'P1', rule: 'A page loads the code and the styles that it uses, and no other.' },
      { id: 'P2', rule: 'Where there is no page, the 404 page answers.' },
      { id: 'P3', rule: 'Every path of the route list answers, in its exact spelling.' },
    ],
  },
  {
    heading: 'What all pages do',
    rules: [
      {
        id: 'C1',
        rule: 'The next page begins at its top, an open modal is gone, and a second later the heights and the place of the menu are measured anew.',
      },
      { id: 'C2', rule: 'Beyond 300 px of scroll an arrow leads back to the top.' },
      {
        id: 'C3',
        rule: 'Beyond 5 px of scroll the header is sticky; it comes back as soon as one scrolls up.',
      },
      { id: 'C4', rule: 'Escape closes the menu of small screens.' },
      {
        id: 'C5',
        rule: 'A button opens the side panel of a hamburger menu; a click beside it, Escape and its own button close it.',
      },
      { id: 'C6', rule: 'Menus come as an accordion, too, whose parts fold.' },
      { id: 'C7', rule: 'A message box stays until it is dismissed.' },
      { id: 'C8', rule: 'A grid of pictures from a social network has six unless told otherwise.' },
      {
        id: 'C9',
        rule: 'One filter of the portfolio is active at a time, the one that was pressed last: `*` shows everything, any other key what carries it as a class.',
      },
      {
        id: 'C10',
        rule: 'A quantity has a button for one more and one for one less, stops at 0, and begins with what it is given, or 0.',
      },
    ],
  },
  {
    heading: 'Single pages',
    rules: [
      {
        id: 'S1',
        rule: '`/home-startup` has a hero, three features, the figures 175+ (offices), 20 (years) and 200+ (people), a carousel of services, prices by month and by year, the masonry posts of the startup category, and a subscription by e-mail.',
      },
      {
        id: 'S2',
        rule: 'Three openings, each with what the job is, what one does in it, what one should know, and a form to apply.',
      },
      {
        id: 'S3',
        rule: 'Every page offers a chat: a panel of ours, or the widget of another firm where one is configured (tested against a mock).',
      },
      { id: 'S4', rule: 'Each contact page has the contact form.' },
    ],
  },
  {
    heading: 'Data',
    rules: [
      {
        id: 'E1',
        rule: 'Blog post: id, category, blogType, tags, img, title, content, author (1 to 9), likes, comments, date; double_col and link where wanted.',
      },
      { id: 'E2', rule: 'Category tile: id, category, the blogType `category`, img.' },
      { id: 'E3', rule: 'Team member: id, img, name, description, designation.' },
      { id: 'E4', rule: 'Filter of a list: title and key.' },
      {
        id: 'E5',
        rule: 'Plan: title, subtitle, price, term, what it includes, the words and the address of its button; an icon and a mark as the popular one where wanted. There are two lists, by month and by year.',
      },
      { id: 'E6', rule: 'Feature: icon, title, content; a link and its words where wanted.' },
      {
        id: 'E7',
        rule: 'Menu entry: title and link, and below it a list or the groups of a mega menu.',
      },
      {
        id: 'E8',
        rule: 'Profile at a network: link, icon, color; a name, a corner and the words on its back where wanted. Seven networks are known.',
      },
      {
        id: 'E9',
        rule: 'Application: name, email, phone, message, and a file that is null at first. The form shows name, email, phone, a comment and the terms.',
      },
      {
        id: 'E10',
        rule: 'The layout context holds the heights of header and footer, whether a modal is open, and a custom modal with its element ([decision 13](decisions/0013-the-page-is-the-layout-context.md)).',
      },
      { id: 'E11', rule: 'The e-mail client answers with a status and a text.' },
    ],
  },
  {
    heading: 'States',
    rules: [
      { id: 'T1', rule: 'The small menu is open or closed, and each dropdown for itself.' },
      { id: 'T2', rule: 'The search is open or closed.' },
      { id: 'T3', rule: 'Whether the header shows depends on the direction of the scroll.' },
      {
        id: 'T4',
        rule: 'A grid says that it loads until its layout is done; everything stands in its place 1 s after it was made.',
      },
      { id: 'T5', rule: 'Prices begin at MONTHLY and switch to YEARLY.' },
      { id: 'T6', rule: 'Behind an open modal the page does not scroll.' },
      {
        id: 'T7',
        rule: 'The heights of header and footer are shared, so that any part can keep clear of them.',
      },
      {
        id: 'T8',
        rule: 'A contact form that was sent is empty, says so for 5 s, can be sent again, and has lost the mark of a wrong captcha.',
      },
      {
        id: 'T9',
        rule: 'Application and subscription cannot be sent twice at once; when they have arrived, a message box says it, and the subscription is empty.',
      },
    ],
  },
  {
    heading: 'What is checked',
    rules: [
      {
        id: 'V1',
        rule: 'A contact needs a name, a well-formed e-mail, and an American telephone number of ten digits, with or without parentheses, dashes, dots and spaces.',
      },
      { id: 'V2', rule: 'There is a schema of name and e-mail alone.' },
      {
        id: 'V3',
        rule: 'There is one of name, e-mail and accepted terms, which says “Message” of the terms.',
      },
      { id: 'V4', rule: 'There is one that asks for a comment as well.' },
      { id: 'V5', rule: 'A subscription needs a well-formed e-mail.' },
      { id: 'V6', rule: 'Page and server check an application by the same schema.' },
      {
        id: 'V7',
        rule: 'A field says what is wrong with it below itself, and not before it was touched.',
      },
      { id: 'V8', rule: 'The contact form has a captcha, which shows when it was not solved.' },
      {
        id: 'V9',
        rule: 'The e-mail client refuses a key, a service or a template that is no text or empty, parameters that are no object, and, for a form, what is no form.',
      },
    ],
  },
  {
    heading: 'What is called',
    rules: [
      {
        id: 'A1',
        rule: 'E-mail: `POST /api/v1.0/email/send` as JSON with lib_version, user_id, service_id, template_id and template_params; the answer is text.',
      },
      {
        id: 'A2',
        rule: 'E-mail from a form: `POST /api/v1.0/email/send-form` as multipart with the same names beside the fields; “OK” means that it arrived.',
      },
      {
        id: 'A3',
        rule: 'Contact: a JSON post to the route of the contact plugin, with the number of the form; its JSON goes back to the caller.',
      },
      {
        id: 'A4',
        rule: 'Subscription: `sendEmail({ email })`; the status “success” means that it arrived.',
      },
      { id: 'A5', rule: 'Code and styles that come later come from `static/js` and `static/css`.' },
      {
        id: 'A6',
        rule: 'The captcha loads when its form is used: ours, or that of another firm where one is configured (tested against a mock).',
      },
    ],
  },
  {
    heading: 'What is said',
    rules: [
      { id: 'X1', rule: '“Field is required.”, “Invalid email.”, “Invalid phone”, “Message”.' },
      {
        id: 'X2',
        rule: 'Application: “Failed to send the message. Please try again.”, or “Your message has been sent successfully!” in a message box.',
      },
      {
        id: 'X3',
        rule: 'Subscription: “Your message has been sent successfully subscribed to our email list!”.',
      },
      {
        id: 'X4',
        rule: 'The e-mail client knows 451 (“Unavailable For Headless Browser”), 403 (“Forbidden”), 429 (“Too Many Requests”) and 0 (“Network Error”), and throws status and text of any answer that is not OK.',
      },
      {
        id: 'X5',
        rule: 'Lost code is a ChunkLoadError, “Loading chunk {id} failed”; a lost sheet has the code CSS_CHUNK_LOAD_FAILED. The page says so, even if no script has loaded.',
      },
      {
        id: 'X6',
        rule: 'The e-mail client can block by a list of values, and holds back what comes too soon after the last message of the same path.',
      },
    ],
  },
  {
    heading: 'Numbers',
    rules: [
      {
        id: 'B1',
        rule: 'Layouts change at 575, 767, 991 and 1199 px; below 768 px nothing is animated by the scroll.',
      },
      {
        id: 'B2',
        rule: 'Sticky from 5 px, arrow from 300 px. Heights are measured 1 s after load, resize and navigation, the place of a menu 500 ms after a resize.',
      },
      {
        id: 'B3',
        rule: 'A grid is arranged at 1000 ms, a status goes after 5000 ms, code counts as lost after 120000 ms.',
      },
      { id: 'B4', rule: 'Animations last 0.6, 0.9, 1 or 5 s; what waits for them, 0.4 s.' },
      { id: 'B5', rule: 'A mega menu keeps 25 px from the side of the window, a dropdown 10 px.' },
      {
        id: 'B6',
        rule: 'The height of the window is a custom property; numbers below 10 are written with a zero before them.',
      },
      {
        id: 'B7',
        rule: 'The carousel of services shows 1, from 768 px 2, from 992 px 4, 30 px apart, goes round, steps every 3000 ms, and listens to keys only while it is in view.',
      },
      {
        id: 'B8',
        rule: 'Coverflow: rotate 50, depth 100, scale 1, modifier 1, stretch 0; fade has its defaults.',
      },
      { id: 'B9', rule: 'The library of the e-mail client is version 4.4.1.' },
      {
        id: 'B10',
        rule: 'By month $9.99, $19.99, $29.99 (5, 10, 20 domains), by year $90.99, $199.99, $290.99; the other plans $800, $1200, $900 a month and $29, $39, $49 a year.',
      },
    ],
  },
];
