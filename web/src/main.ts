import './shell/fonts.css';
import './shell/look.css';
import { mount } from 'svelte';
import { light } from './lib/light.svelte';
import { expectPage } from './shell/pages';
import Shell from './shell/Shell.svelte';
import { preferredLanguage, texts } from './texts/texts.svelte';

light.apply();
expectPage(location.pathname);
await texts.speak(preferredLanguage());
mount(Shell, { target: document.body });
