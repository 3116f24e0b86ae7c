/** Right after the bar, before it is painted: once closed, it stays closed for the visit. */
export const stayClosedScript =
  "try{if(sessionStorage.getItem('demo-bar'))document.querySelector('[data-demo-bar]').open=false}catch{}";
