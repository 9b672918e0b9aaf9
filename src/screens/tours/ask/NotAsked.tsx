import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import { buttonLook } from '#src/ui/Button.tsx';
import { Empty } from '#src/ui/Empty.tsx';
import { Section, Wrap } from '#src/ui/layout.tsx';

/** A question that is not of this browser, or is forgotten. */
export const NotAsked = ({ loginHref }: { readonly loginHref: string | null }) => (
  <Section isTight>
    <Wrap>
      <h1 className="vh">{m.inquiry_page_title_asked()}</h1>
      <Empty
        slug="isfahan"
        title={m.inquiry_lost()}
        actions={
          <>
            {loginHref ? (
              <a href={loginHref} {...buttonLook({ kind: 'primary' })}>
                {m.inquiry_lost_log_in()}
              </a>
            ) : null}
            <a href={pathTo.tours()} {...buttonLook()}>
              {m.tourask_lost_tours()}
            </a>
          </>
        }
      >
        <p>{m.inquiry_lost_text()}</p>
      </Empty>
    </Wrap>
  </Section>
);
