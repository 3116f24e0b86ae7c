import { Accordion } from '../../elements/accordion/accordion.tsx';

const linkClasses = 'flex min-h-11 items-center hover:text-accent';

/** A menu for a side panel: groups fold, links stay links. */
export function AccordionMenu() {
  return (
    <nav aria-label="Folding menu" className="max-w-72">
      <Accordion
        look="menu"
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
                  <a href="/page/Ecommerce" className={linkClasses}>
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
  );
}
