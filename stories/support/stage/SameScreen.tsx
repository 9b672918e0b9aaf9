import { storyHref } from '../story-href.ts';
import css from './Stage.module.css';

/** A story to go to. */
export type StoryLink = { readonly id: string; readonly name: string };

export const SameScreen = ({ stories }: { readonly stories: readonly StoryLink[] }) =>
  stories.length === 0 ? null : (
    <section className={css.same}>
      <h2>The same screen</h2>
      <ul>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a href={storyHref(id)} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
