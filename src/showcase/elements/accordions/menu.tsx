import { Accordion } from '../../../elements/accordion/accordion.tsx';

const linkClasses =
  'flex min-h-11 items-center hover:text-accent aria-[current]:font-semibold aria-[current]:text-accent';

/** Accordion as the side menu of a page: groups fold, and the current page is marked. */
export function AccordionMenu() {
  return (
    <div className="grid gap-8 md:grid-cols-[17rem_1fr] md:gap-0">
      <nav aria-label="Folding menu" className="md:border-ink/15 md:border-e md:pe-10">
        <Accordion
          variant="menu"
          items={[
            {
              id: 'menu-services',
              heading: 'Services',
              open: true,
              body: (
                <ul>
                  <li>
                    <a href="/page/web-dev" className={linkClasses}>
                      Web Application & Development
                    </a>
                  </li>
                  <li>
                    <a href="/page/Ecommerce" aria-current="page" className={linkClasses}>
                      Ecommerce
                    </a>
                  </li>
                  <li>
                    <a href="/page/MobileAppDev" className={linkClasses}>
                      MobileAppDev
                    </a>
                  </li>
                </ul>
              ),
            },
            {
              id: 'menu-company',
              heading: 'Company',
              body: (
                <ul>
                  <li>
                    <a href="/page/about-us" className={linkClasses}>
                      About Us
                    </a>
                  </li>
                  <li>
                    <a href="/page/career" className={linkClasses}>
                      Careers
                    </a>
                  </li>
                </ul>
              ),
            },
          ]}
        />
      </nav>
      <article className="content-center md:ps-12">
        <h3 className="text-h2 font-bold">Ecommerce</h3>
        <p className="mt-4 max-w-[34em] text-lead text-muted">
          A counter that never closes. What is in stock, what it costs with the postage, and when it
          is at the door: three answers before anybody has to ask.
        </p>
      </article>
    </div>
  );
}
